"""The command `ludoteca`: one file a subcommand, imported only when it is called."""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from ludoteca.cli import usage
from ludoteca.errors import LudotecaError, one_line, reason_of
from ludoteca.texts import Texts

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells count it
PIPE_CLOSED = 141  # 128 + SIGPIPE


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    _mend_streams()
    language, words, refusal = usage.language_of(sys.argv[1:] if argv is None else argv)
    texts = Texts(language)
    try:
        if refusal:
            raise refusal
        code = _run(words, texts)
        _tell_uncached(texts)
        sys.stdout.flush()
    except LudotecaError as error:
        _complain(error.sentence(language))
        return BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{texts('cli-interrupted')}\n")
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes once more on its way out; give it something that takes the rest.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        reason, path = reason_of(error, language), error.filename
        message = "cli-error-system" if path is None else "cli-error-file"
        _complain(texts(message, reason=reason, path=str(path)))
        return BAD_INPUT
    return code


def _run(words: Sequence[str], texts: Texts) -> int:
    """Find the command that the words name, and run it."""
    arguments = usage.parse(words, texts)
    if isinstance(arguments, str):  # help or version: nothing to run
        sys.stdout.write(arguments)
        return 0
    code: int = import_module(f"ludoteca.cli.{arguments.command}").run(arguments, texts)
    return code


def _tell_uncached(texts: Texts) -> None:
    """Say once that kernels were compiled for this time only."""
    compiled = sys.modules.get("ludoteca.compiled")
    if compiled is not None and compiled.is_uncached():
        sys.stderr.write(texts("cli-uncached") + "\n")


def _complain(sentence: str) -> None:
    """Print a sentence on one line, whatever the text that it quotes holds."""
    sys.stderr.write(one_line(sentence) + "\n")


def _mend_streams() -> None:
    """Make sure that whatever is said can be written, whoever called us."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by the caller
            setattr(sys, name, io.TextIOWrapper(io.BytesIO()))
        elif isinstance(stream, io.TextIOWrapper) and name != "stdin":
            stream.reconfigure(errors="replace")  # a terminal without “ ” still gets its sentence
