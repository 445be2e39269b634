"""Run the command as `python -m ludoteca`."""

import sys

from ludoteca.cli import main

if __name__ == "__main__":  # worker processes import this file again
    sys.exit(main())
