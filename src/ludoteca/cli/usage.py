"""What can be asked on the command line, and how it is explained, in the user's language.

argparse splits the words and lays out the help; none of its own English ever reaches a person.
"""

from argparse import SUPPRESS, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NoReturn

import ludoteca
from ludoteca.errors import LudotecaError, UnknownGame
from ludoteca.games import GAMES
from ludoteca.texts import LANGUAGES, Texts, choose_language

FLAGS = ("-h", "--help", "--version", "--json", "--no-browser")  # options that take no value
HELP = ("-h", "--help")
MAX_DEPTH = 16  # a Quantik board is full then
MAX_GAMES = 1_000_000_000
MAX_WORKERS = 256
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


def whole_number(text: str, name: str, low: int, high: int) -> int:
    """Read a number between two bounds, given for the argument or option of this name."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        text = text if len(text) <= MAX_ECHO else f"{text[:MAX_ECHO]}…"
        raise UsageError("cli-error-number", text=text, name=name, low=low, high=high)
    return number


def _game_id(text: str) -> str:
    """Read the id of a game, without loading it."""
    name = text.lower()
    if name not in GAMES:
        raise UnknownGame("error-unknown-game", name=text, games=", ".join(GAMES))
    return name


# The commands ------------------------------------------------------------------------------


def _play(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-play-about"))
    parser.argument("game", texts("cli-metavar-game"), texts("cli-play-game"), nargs="?")


def _serve(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-serve-about"), "ludoteca serve --port 8000")
    parser.option("host", texts("cli-metavar-host"), texts("cli-serve-host"), "127.0.0.1")
    parser.option("port", texts("cli-metavar-number"), texts("cli-serve-port"))
    parser.option("storage", texts("cli-metavar-file"), texts("cli-serve-storage"))
    parser.flag("no-browser", texts("cli-serve-no-browser"))


def _simulate(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(
        texts("cli-simulate-about"),
        "ludoteca simulate quantik --players greedy,random --games 10000 --seed 1",
    )
    parser.argument("game", texts("cli-metavar-game"), texts("cli-argument-game"))
    bots = "greedy,random"
    parser.option("players", texts("cli-metavar-bots"), texts("cli-simulate-players"), bots)
    parser.option("games", texts("cli-metavar-number"), texts("cli-simulate-games"), "1000")
    parser.option("seed", texts("cli-metavar-number"), texts("cli-simulate-seed"))
    parser.option("sheet", texts("cli-metavar-sheet"), texts("cli-simulate-sheet"))
    parser.option("workers", texts("cli-metavar-number"), texts("cli-simulate-workers"))
    parser.flag("json", texts("cli-simulate-json"))


def _perft(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-perft-about"), "ludoteca perft quantik 5")
    parser.argument("game", texts("cli-metavar-game"), texts("cli-perft-game"))
    parser.argument("depth", texts("cli-metavar-depth"), texts("cli-perft-depth", max=MAX_DEPTH))


def _solve(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("solution-solve-about"), "ludoteca solve quantik")
    parser.argument("game", texts("cli-metavar-game"), texts("solution-solve-game"))
    parser.option("out", texts("cli-metavar-file"), texts("solution-solve-out"))
    parser.option("work", texts("solution-metavar-folder"), texts("solution-solve-work"))
    parser.option("workers", texts("cli-metavar-number"), texts("cli-simulate-workers"))


def _analyse(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("analysis-about"), "ludoteca analyse quantik A.b./..../..../....")
    parser.argument("game", texts("cli-metavar-game"), texts("analysis-game"))
    parser.argument("position", "QFEN", texts("analysis-position"))
    parser.flag("json", texts("analysis-json"))


def _show(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-show-about"), "ludoteca show quantik A.bC/..../d..B/...a")
    parser.argument("game", texts("cli-metavar-game"), texts("cli-argument-game"))
    about = texts("cli-show-position")
    parser.argument("position", texts("cli-metavar-position"), about, nargs="+")


def _rules(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-rules-about"), "ludoteca rules knaster --lang fr")
    parser.argument("game", texts("cli-metavar-game"), texts("cli-argument-game"))


def _verify(parser: "_Parser") -> None:
    texts = parser.texts
    parser.describe(texts("cli-verify-about"), "ludoteca verify game.txt")
    parser.argument("record", texts("cli-metavar-record"), texts("cli-verify-record"))


COMMANDS: dict[str, Callable[["_Parser"], None]] = {
    "play": _play,
    "serve": _serve,
    "simulate": _simulate,
    "perft": _perft,
    "solve": _solve,
    "analyse": _analyse,
    "show": _show,
    "rules": _rules,
    "verify": _verify,
}


def _overview(texts: Texts) -> "_Parser":
    """Explain the whole: every command with the first sentence of its own help."""
    parser = _Parser(texts, "ludoteca", texts("cli-heading-commands"))
    parser.describe(texts("cli-about"), "ludoteca play quantik", "ludoteca rules knaster --lang fr")
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
        self, name: str, metavar: str, about: str, *, nargs: Literal["?", "+"] | None = None
    ) -> None:
        """Take a word at its place."""
        self._metavars.append(metavar)
        self._arguments.add_argument(name, metavar=metavar, help=_literal(about), nargs=nargs)

    def option(self, name: str, metavar: str, about: str, default: str | None = None) -> None:
        """Take a value by name."""
        self._options.add_argument(
            f"--{name}", metavar=metavar, help=_literal(about), default=default
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
