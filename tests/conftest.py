"""What holds for all tests: no time limits, for these machines are noisy."""

import os

from hypothesis import settings

# On a build machine the same examples each time; elsewhere new ones, to find what is still hidden.
settings.register_profile("ludoteca", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("ludoteca")
