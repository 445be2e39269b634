"""What holds for all tests: no time limits, for these machines are noisy."""

from hypothesis import settings

settings.register_profile("ludoteca", deadline=None)
settings.load_profile("ludoteca")
