"""Where commands draw: a console that leaves a closed pipe to the command and its exit code."""

from rich.console import Console as RichConsole


class Console(RichConsole):
    """A console on standard output."""

    def on_broken_pipe(self) -> None:
        """Let the error through that rich has just caught and would turn into exit code 1."""
        raise  # noqa: PLE0704 - as said
