"""What can be asked on the command line, and how it is explained, in the user's language.

argparse splits the words and lays out the help; none of its own English ever reaches a person.
"""

from argparse import SUPPRESS, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NoReturn

import ludoteca
from ludoteca.errors import LudotecaError, UnknownGame
from ludoteca.games import Game, ids, load, offering
from ludoteca.texts import LANGUAGES, Texts, choose_language

FLAGS = ("-h", "--help", "--version", "--json", "--no-browser")  # options that take no value
HELP = ("-h", "--help")
MAX_DEPTH = 99  # the counts outgrow every patience long before
MAX_GAMES = 1_000_000_000
MAX_WORKERS = 256
MAX_SEED = 2**63 - 1
MAX_PORT = 65_535
MAX_ECHO = 40  # characters


class UsageError(LudotecaError):
    """Words on the command line that do not make a command."""


def language_of(argv: Sequence[str]) -> tuple[str, list[str], UsageError | None]:
    """Take `--lang` out of the words, wherever it stands; return the language and the rest."""
    finder = ArgumentParser(add_help=False, allow_abbrev=False)
    finder.add_argument("--lang", nargs="?", const="")
    found, words = finder.parse_known_args(argv)
    wanted = found.lang
    if wanted is None:
        return choose_language(None), words, None
    language = wanted.lower().replace("_", "-").partition("-")[0]
    if language in LANGUAGES:
        return language, words, None
    refusal = UsageError("cli-error-language", language=wanted, languages=", ".join(LANGUAGES))
    return choose_language(None), words, refusal


def parse(words: Sequence[str], texts: Texts) -> Namespace | str:
    """Read the words of one command; a text instead asks for nothing but to be printed."""
    if not words or words[0] in HELP:
        return _overview(texts).format_help()
    if words[0] == "--version":
        return f"ludoteca {ludoteca.__version__}\n"
    name, *rest = words
    if name.startswith("-"):
        raise UsageError("cli-error-option", option=name, command="ludoteca")
    if name not in COMMANDS:
        raise UsageError("cli-error-command", name=name, commands=", ".join(COMMANDS))
    parser = _Parser(texts, f"ludoteca {name}")
    COMMANDS[name](parser)
    parser.add_shared_options()
    if any(word in HELP for word in rest):
        return parser.format_help()
    try:
        arguments, surplus = parser.parse_known_args(rest)
    except ArgumentError as error:
        raise parser.refusal(error) from None
    if surplus:
        kind = "cli-error-option" if surplus[0].startswith("-") else "cli-error-surplus"
        raise UsageError(kind, option=surplus[0], command=f"ludoteca {name}")
    arguments.command = name
    if getattr(arguments, "game", None) is not None:
        arguments.game = _game_id(arguments.game)
    return arguments


def whole_number(text: str, name: str, low: int, high: int, *, is_grouped: bool = True) -> int:
    """Read a number between two bounds, given for the argument or option of this name."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        text = text if len(text) <= MAX_ECHO else f"{text[:MAX_ECHO]}…"
        bounds = {"low": low, "high": high} if is_grouped else {"low": str(low), "high": str(high)}
        raise UsageError("cli-error-number", text=text, name=name, **bounds)
    return number


def chosen_setup(game: Game, sheet: str | None) -> str:
    """Return the set-up that a sheet's number, name or notation stands for."""
    setups = game.rules.setups
    if sheet is None:
        return setups[0]
    if not any(setups):
        raise UsageError("cli-error-no-sheet", name=game.name)
    if sheet.isdecimal():
        return setups[whole_number(sheet, "--sheet", 1, len(setups)) - 1]
    return game.rules.setup_called(sheet)


def _game_id(text: str) -> str:
    """Read the id of a game, without loading it."""
    name = text.lower()
    if name not in ids():
        raise UnknownGame("error-unknown-game", name=text, games=", ".join(ids()))
    return name


def _some_game(part: str = "rules") -> str:
    """Return a game for an example, one that has what the command needs."""
    return next(iter(offering(part) or ids()), "…")


# The commands ------------------------------------------------------------------------------


def _play(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-play-about"))
    about = texts("cli-play-game", games=", ".join(ids()))
    parser.argument("game", texts("cli-metavar-game"), about, nargs="?")


def _serve(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-serve-about"), "ludoteca serve --port 8000")
    parser.option("host", texts("cli-metavar-host"), texts("cli-serve-host"), "127.0.0.1")
    parser.option("port", texts("cli-metavar-number"), texts("cli-serve-port"))
    parser.option("storage", texts("cli-metavar-place"), texts("cli-serve-storage"))
    parser.option("bus", texts("cli-metavar-address"), texts("cli-serve-bus"))
    parser.flag("lan", texts("cli-serve-lan"))
    parser.option("set", texts("cli-metavar-setting"), texts("cli-serve-set"), is_repeated=True)
    parser.flag("no-browser", texts("cli-serve-no-browser"))


def _simulate(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(
        texts("cli-simulate-about"),
        f"ludoteca simulate {_some_game()} --games 10000 --seed 1",
    )
    parser.game()
    parser.option("players", texts("cli-metavar-bots"), texts("cli-simulate-players"))
    parser.option("games", texts("cli-metavar-number"), texts("cli-simulate-games"), "1000")
    parser.option("seed", texts("cli-metavar-number"), texts("cli-simulate-seed"))
    parser.option("sheet", texts("cli-metavar-sheet"), texts("cli-simulate-sheet"))
    parser.option("workers", texts("cli-metavar-number"), texts("cli-simulate-workers"))
    parser.flag("json", texts("cli-simulate-json"))


def _tournament(parser: "_Parser") -> None:
    texts = parser.texts
    example = f"ludoteca tournament {_some_game()} --games 1000 --seed 1 --folder results"
    parser.describe(texts("cli-tournament-about"), example)
    parser.game()
    parser.option("players", texts("cli-metavar-bots"), texts("cli-tournament-players"))
    parser.option("games", texts("cli-metavar-number"), texts("cli-tournament-games"), "200")
    parser.option("seed", texts("cli-metavar-number"), texts("cli-simulate-seed"))
    parser.option("seats", texts("cli-metavar-number"), texts("cli-tournament-seats"))
    parser.option("sheet", texts("cli-metavar-sheet"), texts("cli-tournament-sheet"))
    parser.option("workers", texts("cli-metavar-number"), texts("cli-simulate-workers"))
    parser.option("scheduler", texts("cli-metavar-address"), texts("cli-tournament-scheduler"))
    parser.option("folder", texts("cli-metavar-folder"), texts("cli-tournament-folder"))
    parser.flag("json", texts("cli-simulate-json"))


def _train(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-train-about"), f"ludoteca train {_some_game('train')} --seed 1")
    parser.game("train")
    parser.option("seed", texts("cli-metavar-number"), texts("cli-train-seed"), "1")
    parser.option("workers", texts("cli-metavar-number"), texts("cli-simulate-workers"))
    parser.option("scheduler", texts("cli-metavar-address"), texts("cli-tournament-scheduler"))
    parser.option("folder", texts("cli-metavar-folder"), texts("cli-train-folder"))


def _sheet(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-sheet-about"), f"ludoteca sheet {_some_game('sheets')} --seed 1")
    parser.game("sheets")
    parser.option("seed", texts("cli-metavar-number"), texts("cli-sheet-seed"))


def _perft(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-perft-about"), f"ludoteca perft {_some_game('perft')} 3")
    parser.game()
    parser.argument("depth", texts("cli-metavar-depth"), texts("cli-perft-depth", max=MAX_DEPTH))
    parser.option("position", texts("cli-metavar-position"), texts("cli-perft-position"))


def _solve(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-solve-about"), f"ludoteca solve {_some_game('solve')}")
    parser.game("solve")
    parser.option("out", texts("cli-metavar-file"), texts("cli-solve-out"))
    parser.option("work", texts("cli-metavar-folder"), texts("cli-solve-work"))
    parser.option("workers", texts("cli-metavar-number"), texts("cli-simulate-workers"))


def _analyse(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-analyse-about"), f"ludoteca analyse {_some_game('worth')} game.txt")
    parser.game("worth")
    about = texts("cli-analyse-position")
    parser.argument("position", texts("cli-metavar-position"), about, nargs="*")
    parser.flag("json", texts("cli-analyse-json"))
    parser.option("svg", texts("cli-metavar-file"), texts("cli-analyse-svg"))
    parser.option("folder", texts("cli-metavar-folder"), texts("cli-analyse-folder"))


def _show(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-show-about"))
    parser.game()
    about = texts("cli-show-position")
    parser.argument("position", texts("cli-metavar-position"), about, nargs="+")


def _print(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-print-about"), f"ludoteca print {_some_game('paper')} --pages 10")
    parser.game("paper")
    parser.option("pages", texts("cli-metavar-number"), texts("cli-print-pages"), "1")
    parser.option("sheet", texts("cli-metavar-sheet"), texts("cli-print-sheet"))
    parser.option("paper", "a4|letter", texts("cli-print-paper"), "a4")
    parser.option("output", texts("cli-metavar-file"), texts("cli-print-output"), short="o")


def _rules(parser: "_Parser") -> None:
    parser.describe(parser.texts("cli-rules-about"), f"ludoteca rules {_some_game()} --lang fr")
    parser.game()


def _verify(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-verify-about"), "ludoteca verify game.txt")
    parser.argument("record", texts("cli-metavar-record"), texts("cli-verify-record"))


def _backup(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-backup-about"), "ludoteca backup games.backup")
    parser.argument("file", texts("cli-metavar-file"), texts("cli-backup-file"))
    parser.option("storage", texts("cli-metavar-file"), texts("cli-backup-storage"))


def _restore(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-restore-about"), "ludoteca restore games.backup")
    parser.argument("file", texts("cli-metavar-file"), texts("cli-restore-file"))
    parser.option("storage", texts("cli-metavar-file"), texts("cli-backup-storage"))


def _check(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-check-about"), "ludoteca check")
    metavar = texts("cli-metavar-place")
    parser.argument("storage", metavar, texts("cli-serve-storage"), nargs="?")


def _move(parser: "_Parser") -> None:
    texts = parser.texts
    example = "ludoteca move tables.sqlite postgresql://ludoteca@localhost/ludoteca"
    parser.describe(texts("cli-move-about"), example)
    parser.argument("file", texts("cli-metavar-file"), texts("cli-move-file"))
    parser.argument("address", texts("cli-metavar-address"), texts("cli-move-address"))


COMMANDS: dict[str, Callable[["_Parser"], None]] = {
    "play": _play,
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
    "check": _check,
    "move": _move,
    "simulate": _simulate,
    "tournament": _tournament,
    "train": _train,
    "sheet": _sheet,
    "perft": _perft,
    "solve": _solve,
    "analyse": _analyse,
    "show": _show,
    "print": _print,
    "rules": _rules,
    "verify": _verify,
}


def _overview(texts: Texts) -> "_Parser":
    """Explain the whole: every command with the first sentence of its own help."""
    parser = _Parser(texts, "ludoteca", texts("cli-heading-commands"))
    names = ", ".join(load(name).name for name in ids())
    examples = (f"ludoteca play {_some_game()}", f"ludoteca rules {_some_game()} --lang fr")
    parser.describe(texts("cli-about", games=names), *examples)
    parser.usage = f"ludoteca {texts('cli-metavar-command')} ..."
    for name, fill in COMMANDS.items():
        command = _Parser(texts, name)
        fill(command)
        parser.argument(name, name, command.description or "")
    parser.add_shared_options()
    parser.flag("version", texts("cli-option-version"))
    return parser


# The parser --------------------------------------------------------------------------------


class _Parser(ArgumentParser):
    """An argparse parser that leaves every sentence to the catalogues."""

    def __init__(self, texts: Texts, prog: str, heading: str = "") -> None:
        def layout(prog: str) -> "_Layout":
            return _Layout(prog, texts("cli-heading-usage"))

        super().__init__(
            prog=prog,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=layout,
        )
        self.texts = texts
        self._metavars: list[str] = []
        self._examples: tuple[str, ...] = ()
        self._arguments = self.add_argument_group(heading or texts("cli-heading-arguments"))
        self._options = self.add_argument_group(texts("cli-heading-options"))

    def describe(self, about: str, *examples: str) -> None:
        """Say what the command does, and show it at work."""
        self.description = about
        self._examples = examples

    def argument(
        self, name: str, metavar: str, about: str, *, nargs: Literal["?", "+", "*"] | None = None
    ) -> None:
        """Take a word at its place."""
        self._metavars.append(metavar)
        self._arguments.add_argument(name, metavar=metavar, help=_literal(about), nargs=nargs)

    def game(self, part: str = "rules") -> None:
        """Take the id of a game that has a part."""
        games = ", ".join(offering(part) or ids())
        about = self.texts("cli-argument-game", games=games)
        self.argument("game", self.texts("cli-metavar-game"), about)

    def option(
        self,
        name: str,
        metavar: str,
        about: str,
        default: str | None = None,
        *,
        short: str = "",
        is_repeated: bool = False,
    ) -> None:
        """Take a value by name, or several."""
        names = (f"-{short}", f"--{name}") if short else (f"--{name}",)
        action = "append" if is_repeated else "store"
        self._options.add_argument(
            *names, metavar=metavar, help=_literal(about), default=default, action=action
        )

    def flag(self, name: str, about: str) -> None:
        """Take a yes or no."""
        self._options.add_argument(f"--{name}", action="store_true", help=_literal(about))

    def add_shared_options(self) -> None:
        """Take what every command takes."""
        self.option("lang", "|".join(LANGUAGES), self.texts("cli-option-lang"))
        self._options.add_argument(
            *HELP, action="store_true", default=SUPPRESS, help=self.texts("cli-option-help")
        )

    def format_help(self) -> str:
        """Lay out the help, then the examples as they are to be typed."""
        examples = "".join(f"  {example}\n" for example in self._examples)
        heading = f"\n{self.texts('cli-heading-examples')}:\n" if examples else ""
        return super().format_help() + heading + examples

    def refusal(self, error: ArgumentError) -> UsageError:
        """Turn argparse's complaint into a sentence of ours."""
        option = (error.argument_name or "").partition("/")[0]
        if option in FLAGS:
            return UsageError("cli-error-flag", option=option)
        if option.startswith("-"):
            return UsageError("cli-error-value", option=option)
        return self._missing()

    def error(self, _message: str) -> NoReturn:
        """Refuse a command with a word missing; argparse calls this for nothing else here."""
        raise self._missing()

    def _missing(self) -> UsageError:
        """Show all the words that are needed."""
        return UsageError("cli-error-missing", usage=" ".join([self.prog, *self._metavars]))


class _Layout(HelpFormatter):
    """Lay help out with the headings of the user's language."""

    def __init__(self, prog: str, usage_heading: str) -> None:
        super().__init__(prog, max_help_position=26)
        self._usage_heading = usage_heading

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Any],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin with our own word for "usage"."""
        super().add_usage(usage, actions, groups, f"{self._usage_heading} " + (prefix or ""))


def _literal(text: str) -> str:
    """Shield percent signs from argparse."""
    return text.replace("%", "%%")
