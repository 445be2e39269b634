"""What the package can be installed without, and what to install when it is needed."""

from importlib.util import find_spec

from ludoteca.cli.usage import UsageError

EXTRAS = {  # as in pyproject.toml; what is imported of each
    "print": ("reportlab",),
    "server": ("fastapi", "prometheus_client", "pydantic", "uvicorn", "websockets"),
    "terminal": ("textual",),
    "club": ("asyncpg", "nats"),
    "cluster": ("distributed",),
}


def require(extra: str, command: str) -> None:
    """Refuse a command whose extra is not installed, and say what to install."""
    if any(find_spec(module) is None for module in EXTRAS[extra]):
        raise UsageError("cli-error-extra", command=command, extra=extra)
