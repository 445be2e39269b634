"""Renew the golden playthroughs after a change of notation or rules: `python -m tests.golden`.

Read the difference before you commit it: it is what the change does to a whole game.
"""

from ludoteca.games import ids
from tests.golden.playthrough import file_of, made

for name in ids():
    file_of(name).write_text(made(name), "utf-8")
