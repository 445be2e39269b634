"""What hatchling does besides: build the browser app, and make the README fit for outside."""

import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_HERE_ONLY = re.compile(r"<!-- in the repository -->\n.*?<!-- end -->\n+", re.S)
_PICTURE = re.compile(r"^!\[[^]]*\]\([^)]*\)\n+", re.M)
_LINK = re.compile(r"\[([^]]+)\]\((?![a-z]+:)[^)]*\)")


class BrowserApp(BuildHookInterface[Any]):
    """Run the app's own build, with the Node.js that the build requirements bring."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface
        """Build unless it was built before; an editable install leaves that to make."""
        root = Path(self.root)
        if version == "editable" or (root / "src/ludoteca/server/static/index.html").exists():
            return
        for command in (["npm", "ci", "--silent"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=root / "web", check=True)  # noqa: S603 - as written above


class Readme(MetadataHookInterface):
    """Describe the package by the README, without what leads into the repository.

    The package has no address that pictures and links could be completed with: so pictures are
    left out, links become plain words, and the commands of the Makefile are not mentioned.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the description."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": outside(text)}


def outside(text: str) -> str:
    """Return a page as it can be read anywhere."""
    page = _LINK.sub(r"\1", _PICTURE.sub("", _HERE_ONLY.sub("", text)))
    return f"{page.rstrip()}\n\nThe files that are named here come with the source distribution.\n"
