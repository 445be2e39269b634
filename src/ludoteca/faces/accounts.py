"""Say what made the result of a match, in sentences: dice, decisions, the others, the rolls."""

from typing import Any

from ludoteca.contract import Words
from ludoteca.faces.words import tell_move
from ludoteca.match.events import Move, Roll
from ludoteca.match.luck import Apart, Step
from ludoteca.match.match import Match
from ludoteca.texts import Texts

SMALL_CHANCE, SMALL_SCORE = 0.05, 3.0  # below that luck is even, and what was given away little


def amount_of(value: float, texts: Texts, *, is_score: bool) -> str:
    """Write a value: a chance to win in per cent, or points."""
    if is_score:
        return texts("match-luck-score", value=value)
    return texts("match-luck-chance", percent=100 * value)


def whose(name: str, texts: Texts) -> str:
    """Say whether somebody is spoken to or of: `You` is no name for a sentence."""
    return "you" if name == texts("terminal-you") else "other"


class Teller:
    """Tells a match that was taken apart, in one language."""

    def __init__(self, match: Match[Any], apart: Apart, texts: Texts) -> None:
        """Choose what to tell."""
        self.match, self.apart, self.texts = match, apart, texts
        self.is_score = len(match.seats) == 1

    def amount(self, value: float) -> str:
        """Write a chance or a score."""
        return amount_of(value, self.texts, is_score=self.is_score)

    def signed(self, value: float) -> str:
        """Write a gain or a loss."""
        amount = self.amount(abs(value))
        return ("±" if amount == self.amount(0.0) else "−" if value < 0 else "+") + amount

    def named(self, amount: str) -> str:
        """Say of what an amount is one: of the chance to win, or points."""
        return self.texts(
            "match-luck-what", kind="points" if self.is_score else "chance", amount=amount
        )

    def labels(self) -> tuple[str, str, str]:
        """Name top, middle and bottom of the scale of a curve."""
        most = max((step.values[0] for step in self.apart.steps), default=0.0)
        top = max(10.0, 1.05 * max(most, self.apart.start[0])) if self.is_score else 1.0
        return self.amount(top), self.amount(top / 2), self.amount(0.0)

    def of_seat(self, seat: int) -> list[str]:
        """Say what the dice gave a seat, what its decisions cost, and how it adds up."""
        account, name = self.apart.accounts[seat], self.match.seats[seat].name
        who = {"name": name, "whose": whose(name, self.texts)}
        small = SMALL_SCORE if self.is_score else SMALL_CHANCE
        told = []
        if self.match.rules.die_faces:
            kind = "even" if abs(account.luck) < small else "good" if account.luck > 0 else "bad"
            amount = self.named(self.signed(account.luck))
            told.append(self.texts("match-luck-dice", luck=kind, amount=amount, **who))
        lost = account.mistakes
        kind = "none" if lost == 0 else "little" if lost < small else "much"
        amount = self.named(self.amount(lost))
        told.append(self.texts("match-luck-skill", skill=kind, amount=amount, **who))
        parts = {
            "start": self.amount(account.start),
            "luck": self.signed(account.luck),
            "skill": self.signed(account.skill),
            "result": self.amount(account.result),
        }
        if self.is_score:
            told.append(self.texts("match-luck-sum-alone", **parts))
        else:
            others = self.signed(account.others)
            told.append(self.texts("match-luck-sum", others=others, **parts))
        return told

    def of_dice(self, best: int | None) -> str:
        """Compare a solo score with that of the strongest player on the same dice."""
        if best is None:
            return ""
        name, score = self.match.seats[0].name, round(self.apart.accounts[0].result)
        return self.texts("match-luck-same-dice", best=best, name=name, score=score)

    def of_rolls(self, seat: int) -> list[tuple[Step, str]]:
        """Name a seat's luckiest and unluckiest roll."""
        rolls = self.apart.rolls(seat) or ()
        kinds = ("luckiest", "unluckiest")
        return [
            (step, self.roll(step, seat, kind)) for step, kind in zip(rolls, kinds, strict=False)
        ]

    def roll(self, step: Step, seat: int, kind: str) -> str:
        """Write the dice of a roll, the number of the event, and what they gave a seat."""
        faces = step.event.faces if isinstance(step.event, Roll) else ()
        dice = " ".join(self.match.rules.die_faces[face - 1] for face in sorted(faces))
        name = self.match.seats[seat].name
        return self.texts(
            "match-luck-roll",
            kind=kind,
            name=name,
            whose=whose(name, self.texts),
            dice=f"{step.number + 1}. {dice}",
            amount=self.named(self.signed(step.luck[seat])),
        )

    def of_decision(self, step: Step) -> str:
        """Say what a dear decision cost, what was better, and why."""
        choice, event = step.choice, step.event
        if choice is None or not isinstance(event, Move):
            return ""
        player = self.match.player_of(choice.seat)
        move, best = (
            tell_move(self.match.rules, choice.state, player, action, self.texts)
            for action in (choice.action, choice.best)
        )
        name = self.match.seats[choice.seat].name
        cost = self.named(self.amount(choice.cost))
        told = [
            self.texts("match-luck-slip", number=choice.number, name=name, move=move, amount=cost),
            self._why(choice.words),
            self.texts("match-luck-better", move=best),
            self._why(choice.best_words),
        ]
        return " ".join(part for part in told if part)

    def _why(self, words: Words | None) -> str:
        return f"{self.texts(words.message, **words.values)}." if words else ""
