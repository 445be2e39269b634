"""Put a message together from fields that are JSON already, as its model declares them.

Everybody at a table is told after every move, and most of what they are told was written before.
The names of the fields come from the model and from nowhere else; a field too many or too few is a
TypeError in every message of its kind, so that no test can miss it.
"""

from collections.abc import Callable

from ludoteca.faces.messages import Message


def writer(model: type[Message]) -> Callable[..., str]:
    """Return a function that takes the JSON of each field by name and writes the message."""
    return _compiled(list(model.model_fields), "{{", "}}")


def split(model: type[Message], *names: str) -> tuple[Callable[..., str], Callable[..., str]]:
    """Return writers of these fields and of all others, to be put together by `message`."""
    if unknown := set(names) - set(model.model_fields):
        raise ValueError(f"{model.__name__} has no field {', '.join(sorted(unknown))}")
    others = [name for name in model.model_fields if name not in names]
    return _compiled(list(names)), _compiled(others)


def message(one: str, other: str) -> str:
    """Write a message of the two parts that it was split into."""
    return f"{{{one},{other}}}"


def _compiled(names: list[str], begin: str = "", end: str = "") -> Callable[..., str]:
    """Compile a function: ten times as fast as one that looks the names up."""
    fields = ",".join(f'"{name}":{{{name}}}' for name in names)
    source = f"lambda *, {', '.join(names)}: f'{begin}{fields}{end}'"
    write: Callable[..., str] = eval(source, {})  # noqa: S307 - of the models' own field names
    return write
