"""Build the browser app into a wheel, with the Node.js that the build requirements bring."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserApp(BuildHookInterface[Any]):
    """Run the app's own build; an editable install leaves that to make."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface
        """Build unless it was built before."""
        root = Path(self.root)
        if version == "editable" or (root / "src/ludoteca/server/static/index.html").exists():
            return
        for command in (["npm", "ci", "--silent"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=root / "web", check=True)  # noqa: S603 - as written above
