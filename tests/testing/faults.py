"""Ways to break the tiny game, each with the promise that is broken by it."""

from typing import NamedTuple

from ludoteca.testing import Promise


class Fault(NamedTuple):
    """One piece of a file that reads differently."""

    promise: Promise
    old: str
    new: str
    file: str = "rules.py"


P = Promise
FAULTS = (
    Fault(P.FACTS, "max_players=3", "max_players=1", "__init__.py"),
    Fault(P.FACTS, 'name="Tiny"', 'name=" "', "__init__.py"),
    Fault(P.FACTS, "outcome_range=(0, 11)", "outcome_range=(0, 0)"),
    Fault(P.FACTS, 'setups=("0", "2")', 'setups=("0", " 2")'),
    Fault(P.FACTS, 'setups=("0", "2")', 'setups=("0", "2"), setup_names=("A", "a")'),
    Fault(P.BEGINNING, 'setups=("0", "2")', 'setups=("0", "2", "4")'),
    Fault(P.BEGINNING, "max_players=3", "max_players=4", "__init__.py"),
    Fault(P.REFUSED_BEGINNING, "if not 2 <= num_players <= 3", "if num_players < 2"),
    Fault(P.REFUSED_BEGINNING, 'if setup not in ("0", "2")', 'if setup == "4"'),
    Fault(P.REFUSED_BEGINNING, 'raise InvalidSetup("tiny-error-setup"', 'raise InvalidPosition("tiny-error-setup"'),
    Fault(P.STATE, "tuple(score + more for", "list(score + more for"),
    Fault(P.STATE, "(int(setup),)", "(float(setup),)"),
    Fault(P.ONE_THING, "return state.scores if state.rounds == NUM_ROUNDS", "return state.scores if state.rounds == 4"),
    Fault(P.ONE_THING, "if choice == OPEN and state.die)", "if choice == OPEN)"),
    Fault(P.TURN, "is_simultaneous=True", "is_simultaneous=False"),
    Fault(P.TURN, "return tuple(p for p, choice in enumerate(state.choices)", "return tuple(p + 1 for p, choice in enumerate(state.choices)"),
    Fault(P.LEGAL, "return (0, 1) if player in to_act(state) else ()", "return (0, 1)"),
    Fault(P.LEGAL, "return (0, 1) if player in", "return (0, 1) if player == 0 and player in"),
    Fault(P.ACTIONS, "num_actions=2", "num_actions=1"),
    Fault(P.ACTIONS, "return (0, 1) if", "return (0, 1, 0) if"),
    Fault(P.PURE, "return (0, 1) if", "CALLS.append(1)\n    return (0, 1)[:: 1 - 2 * (len(CALLS) % 2)] if"),
    Fault(P.PURE, 'return "\\n".join("*" * score', 'CALLS.append(1)\n    return "\\n".join("*" * len(CALLS)'),
    Fault(P.CHANGE, "if OPEN in choices:\n        return state._replace(choices=choices)", "if OPEN in choices:\n        return state"),
    Fault(P.ILLEGAL, '"""Choose; the last choice ends the round."""', "1 / state.die"),
    Fault(P.ILLEGAL, '"""Choose; the last choice ends the round."""', "if not state.die:\n        raise InvalidSetup('tiny-error-setup', text='')"),
    Fault(P.END, "return State(state.rounds + 1, 0,", "return State(0, 0,"),
    Fault(P.OUTCOME, "outcome_range=(0, 11)", "outcome_range=(0, 2)"),
    Fault(P.OUTCOME, "return state.scores if state.rounds", "return state.scores[1:] if state.rounds"),
    Fault(P.POINTS, "return state.scores\n\n\ndef num_dice", "return state.scores[1:]\n\n\ndef num_dice"),
    Fault(P.FACES, 'die_faces="abc"', 'die_faces="aba"'),
    Fault(P.FACES, 'die_faces="abc"', 'die_faces="a[c"'),
    Fault(P.CHANCES, "((1, 1 / 3), (2, 1 / 3), (3, 1 / 3))", "((1, 1 / 2), (2, 1 / 4), (3, 1 / 4))"),
    Fault(P.CHANCES, "((1, 1 / 3), (2, 1 / 3), (3, 1 / 3))", "((1, 1 / 2), (2, 1 / 2))"),
    Fault(P.CHANCES, "((1, 1 / 3), (2, 1 / 3), (3, 1 / 3))", "((1, 1 / 3), (2, 1 / 3), (3, 1 / 4))"),
    Fault(P.NO_DICE, " if num_dice(state) else ()", ""),
    Fault(P.NO_DICE, '    if not num_dice(state):\n        raise IllegalMove("error-no-dice-due")\n', ""),
    Fault(P.ROLLER, "return state.rounds % len(state.choices)", "return state.rounds"),
    Fault(P.POSITION, "int(die),", "max(1, int(die)),"),
    Fault(P.POSITION, 'return f"{state.rounds} ', 'return f"{state.rounds}\\n'),
    Fault(P.REFUSED_POSITION, "    except ValueError:", "    except KeyError:"),
    Fault(P.MOVE, "return MOVES[action]", "return MOVES[0]"),
    Fault(P.MOVE_TEXT, 'MOVES = ("take", "leave")', 'MOVES = ("take", "leave, now")'),
    Fault(P.MOVE_TEXT, 'MOVES = ("take", "leave")', 'MOVES = ("take", "resigns")'),
    Fault(P.REFUSED_MOVE, "    format_move=format_move,", "    format_move=format_move,\n    parse_move=lambda _s, _p, text: int(not text.startswith('t')),"),
    Fault(P.VIEW, "choices=tuple(c if p == player", "choices=tuple(c if p == 0"),
    Fault(P.VIEW, "return state._replace(\n        choices=", "return state._replace(\n        die=0, choices="),
    Fault(P.SEEN, '{"die": state.die})', '{"die": sum(state.choices)})'),
    Fault(P.HIDING, "    view=view,\n", ""),
    Fault(P.HIDING, "choices=tuple(c if p == player else", "choices=tuple(c if player in (p, None) else"),
    Fault(P.ROUND, "    round_of=round_of,\n", ""),
    Fault(P.ROUND, "return state.rounds\n\n\ndef format_position", "return state.rounds + (OPEN not in state.choices[:1])\n\n\ndef format_position"),
    Fault(P.ROUND, "return state.rounds\n\n\ndef format_position", "return -state.rounds\n\n\ndef format_position"),
    Fault(P.ORDER, "    if OPEN in choices:", "    if player and set(choices[1:]) == {1}:\n        choices = (choices[0], 1, *choices[2:]) if choices[0] == OPEN else (*choices[:-1], 0)\n    if OPEN in choices:"),
    Fault(P.DRAWING, '"*" * score + "."', '"\\t"'),
    Fault(P.CELLS, "return (action,)", "return (action - 1,)"),
    Fault(P.CELLS, "columns=2", "columns=0"),
    Fault(P.WORDS, 'Words(f"tiny-{MOVES[action]}"', 'Words(f"tiny-do-{MOVES[action]}"'),
    Fault(P.WORDS, '{"die": state.die}', '{"dye": state.die}'),
    Fault(P.WORDS, 'Words(f"tiny-{MOVES[action]}", {"die": state.die})', 'Words("error-game-over", {})'),
    Fault(P.TEXTS, "tiny-leave", "tiny-leaf", "texts/de.ftl"),
    Fault(P.TEXTS, "tiny-leave", "leave", "texts/en.ftl"),
    Fault(P.TEXTS, "tiny-leave =", "tiny-leave", "texts/de.ftl"),
    Fault(P.TEXTS, "# Tiny", "Tiny", "texts/de.md"),
    Fault(P.SENTENCE, "tiny-error-position", "tiny-error-place"),
    Fault(P.SENTENCE, "text=setup", "setup=setup"),
    Fault(P.BOTS, "return 0", "return 2", "bots.py"),
    Fault(P.BOTS, "return 0", "CALLS.append(0)\n    return len(CALLS) % 2", "bots.py"),
    Fault(P.NO_ERROR, "return state._replace(die=outcome)", "return state._replace(dice=outcome)"),
    Fault(P.NO_ERROR, "return state.rounds\n\n\ndef format_position", "return 1 // state.rounds\n\n\ndef format_position"),
    Fault(P.MESSAGES, 'game: str = "tiny"', 'game: str = "other"', "board.py"),
    Fault(P.MESSAGES, 'text=("take", "leave")', 'text=("leave", "take")', "board.py"),
)  # fmt: skip
