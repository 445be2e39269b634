"""Write the browser's types, web/src/messages.ts, from the messages of the server."""

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from ludoteca.server import messages

FILE = Path(__file__).parents[3] / "web" / "src" / "messages.ts"
HEAD = "// Generated from src/ludoteca/server/messages.py: python -m ludoteca.server.typescript\n"
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null"}


def typescript() -> str:
    """Return the TypeScript of every message and alias, in the order of the Python file."""
    public = {name: thing for name, thing in vars(messages).items() if name[0].isupper()}
    blocks = []
    for name, thing in public.items():
        if isinstance(thing, type):
            if issubclass(thing, messages.Message) and thing is not messages.Message:
                blocks.append(_interface(thing))
        elif get_origin(thing) in (Annotated, Literal, UnionType, Union):
            blocks.append(f"export type {name} = {_type(thing, {})};\n")
    return "\n".join([HEAD, *blocks])


def main(arguments: list[str]) -> int:
    """Write the file; with `--check` only say whether it is up to date."""
    if arguments == ["--check"]:
        if FILE.read_text("utf-8") == typescript():
            return 0
        sys.stderr.write(f"{FILE} is out of date; run: python -m ludoteca.server.typescript\n")
        return 1
    FILE.write_text(typescript(), "utf-8")
    return 0


def _interface(message: type[messages.Message]) -> str:
    fields = get_type_hints(message, include_extras=True)
    lines = [
        f"  {name}: {_type(fields[name], _ALIASES)};"
        for name in message.model_fields  # without model_config and the like
    ]
    return "\n".join(
        [f"/** {message.__doc__} */", f"export interface {message.__name__} {{", *lines, "}\n"]
    )


def _type(hint: Any, aliases: dict[Any, str]) -> str:
    """Return the TypeScript of a hint, by its alias where it has one."""
    if hint in aliases:
        return aliases[hint]
    if isinstance(hint, type) and get_origin(hint) is None:
        return PLAIN.get(hint) or hint.__name__
    if get_origin(hint) is Literal:
        return " | ".join(f'"{value}"' for value in get_args(hint))
    if get_origin(hint) is Annotated:
        return _type(get_args(hint)[0], aliases)
    parts = [_type(part, aliases) for part in get_args(hint)]
    if get_origin(hint) is list:
        return f"({parts[0]})[]" if " | " in parts[0] else f"{parts[0]}[]"
    return f"Record<{', '.join(parts)}>" if get_origin(hint) is dict else " | ".join(parts)


def _aliases() -> dict[Any, str]:
    return {
        thing: name
        for name, thing in vars(messages).items()
        if name[0].isupper() and get_origin(thing) in (Annotated, Literal, UnionType, Union)
    }


_ALIASES = _aliases()

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
