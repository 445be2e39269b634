"""What `ludoteca analyse` says of whole matches: one taken apart, or a folder of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ludoteca.cli.progress import progress_bar
from ludoteca.cli.tables import move_text, new_table, number_text, reason_text, words_json
from ludoteca.cli.usage import UsageError
from ludoteca.errors import LudotecaError
from ludoteca.faces.accounts import Teller
from ludoteca.faces.curve import curve_svg, draw_curve, legend
from ludoteca.games import Game
from ludoteca.lab.luck import Mean, Rate, rate_players
from ludoteca.library.files import read_record
from ludoteca.match.events import Move, Resign, Roll
from ludoteca.match.luck import Apart, Step, same_dice, take_apart
from ludoteca.match.match import Match
from ludoteca.match.record import parse_record
from ludoteca.match.review import Reviewed
from ludoteca.texts import Texts


def read_match(game: Game, text: str) -> Match[Any]:
    """Read the record of a match of this game, or refuse."""
    match = parse_record(text)
    if match.game.id != game.id:
        raise UsageError("cli-error-other-game", found=match.game.id, game=game.id)
    return match


# One match ---------------------------------------------------------------------------------


def match_json(match: Match[Any], apart: Apart) -> dict[str, object]:
    """Return a match taken apart as the documented JSON object."""
    return {
        "game": match.game.id,
        "seats": [seat.name for seat in match.seats],
        "start": list(apart.start),
        "accounts": [account._asdict() for account in apart.accounts],
        "same_dice": same_dice(match),
        "events": [_event_json(match, step) for step in apart.steps],
        "moves": [_move_json(match, step.choice) for step in apart.steps if step.choice],
    }


def _event_json(match: Match[Any], step: Step) -> dict[str, object]:
    event, seat = step.event, None if isinstance(step.event, Roll) else step.event.seat
    faces = match.rules.die_faces
    dice = "".join(faces[f - 1] for f in event.faces) if isinstance(event, Roll) else None
    return {
        "number": step.number + 1,
        "kind": {Roll: "roll", Move: "move", Resign: "resign"}[type(event)],
        "seat": seat,
        "dice": dice,
        "values": list(step.values),
        "luck": list(step.luck),
        "skill": step.skill,
        "others": list(step.others),
    }


def _move_json(match: Match[Any], move: Reviewed) -> dict[str, object]:
    return {
        "number": move.number,
        "seat": move.seat,
        "move": move_text(match, move, move.action),
        "action": move.action,
        "verdict": move.verdict,
        "value": move.value,
        "best": move_text(match, move, move.best),
        "best_value": move.best_value,
        "error": move.error,
        "plies": move.plies,
        "best_plies": move.best_plies,
        "words": words_json(move.words),
        "best_words": words_json(move.best_words),
        "values": list(move.values),
    }


def match_report(match: Match[Any], apart: Apart, texts: Texts) -> list[RenderableType]:
    """Draw the curve, tell luck and skill of everybody, then list the moves."""
    teller = Teller(match, apart, texts)
    rows = [apart.start, *(step.values for step in apart.steps)]
    parts: list[RenderableType] = [draw_curve(rows, teller.labels())]
    if len(match.seats) > 1:
        parts += [legend([seat.name for seat in match.seats]), ""]
    for seat in range(len(match.seats)):
        parts += [*teller.of_seat(seat), *(told for _, told in teller.of_rolls(seat))]
        parts += ["", *map(teller.of_decision, apart.dearest(seat)), ""]
    best = teller.of_dice(same_dice(match))
    return [*parts, *([best, ""] if best else []), _moves(match, apart, texts)]


def match_svg(match: Match[Any], apart: Apart, texts: Texts) -> str:
    """Draw the curve of a match as a picture."""
    rows = [apart.start, *(step.values for step in apart.steps)]
    names = [seat.name for seat in match.seats]
    title = f"{match.game.name}: {', '.join(names)}"
    return curve_svg(rows, names, Teller(match, apart, texts).labels(), title)


def _moves(match: Match[Any], apart: Apart, texts: Texts) -> Table:
    """List the moves of a match with what they were worth, and the best ones where they differ."""
    reviewed = [step.choice for step in apart.steps if step.choice]
    has_plies = any(move.plies is not None for move in reviewed)
    plies = ["plies"] * has_plies
    columns = ("number", "who", "move", "worth", *plies, "best", "worth", *plies, "why")
    table = new_table(texts, *columns)
    kind = "cli-points" if len(match.seats) == 1 else "cli-percent"
    for move in reviewed:
        best = ["", "", *[""] * has_plies]
        if move.cost:
            best = [move_text(match, move, move.best), texts(kind, value=move.best_value)]
            best += [number_text(move.best_plies)] * has_plies
        table.add_row(
            str(move.number),
            match.seats[move.seat].name,
            move_text(match, move, move.action),
            texts(kind, value=move.value),
            *[number_text(move.plies)] * has_plies,
            *best,
            reason_text(move.words, texts) if move.cost else "",
        )
    return table


# A folder of matches -----------------------------------------------------------------------


def folder_rates(game: Game, folder: Path, texts: Texts) -> tuple[list[Rate], list[str]]:
    """Take all records of a game in a folder apart; return the rates, and what was passed over."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".txt")
    except OSError:
        raise UsageError("cli-error-folder", folder=str(folder)) from None
    passed_over: list[str] = []

    def played() -> Iterator[tuple[Match[Any], Apart]]:
        with progress_bar() as bar:
            for file in bar.track(files, description=game.name):
                try:
                    match = read_match(game, read_record(file))
                except LudotecaError as error:
                    passed_over.append(f"{file.name}: {error.sentence(texts.language)}")
                    continue
                if match.result is not None:
                    yield match, take_apart(match)

    rates = rate_players(played())
    if not rates:
        raise UsageError("cli-error-no-records", folder=str(folder), game=game.id)
    return rates, passed_over


def rates_json(game: Game, rates: list[Rate]) -> dict[str, object]:
    """Return the rates of players as the documented JSON object."""
    players = [
        {name: v._asdict() if isinstance(v, Mean) else v for name, v in rate._asdict().items()}
        for rate in rates
    ]
    return {"game": game.id, "players": players}


def rates_report(rates: list[Rate], texts: Texts) -> Table:
    """List players with what they give away, each number with its interval."""
    table = new_table(texts, "who", "games", "result", "luck", "mistakes", "error")
    for rate in rates:
        means = (rate.result, rate.luck, rate.mistakes, rate.error)
        table.add_row(rate.name, str(rate.games), *(_mean(mean, texts) for mean in means))
    return table


def _mean(mean: Mean, texts: Texts) -> str:
    if mean.margin is None:
        return texts("cli-analyse-mean-alone", value=mean.mean)
    return texts("cli-analyse-mean", value=mean.mean, margin=mean.margin)
