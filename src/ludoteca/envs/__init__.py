"""Our games as environments of other libraries; each needs its library, and holds no rule.

`VERSION` stands in every environment's id. It is raised when an action, an observation or a reward
of some game changes its meaning.
"""

VERSION = 1


def env_id(game: str) -> str:
    """Return the id of a game's environment."""
    return f"ludoteca/{game}-v{VERSION}"
