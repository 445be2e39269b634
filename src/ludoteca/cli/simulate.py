"""`ludoteca simulate`: let bots play many games, and print what came out."""

import json
import os
import secrets
import sys
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ludoteca import games
from ludoteca.cli.console import Console
from ludoteca.cli.patience import patience
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.usage import MAX_GAMES, MAX_SEED, MAX_WORKERS, chosen_setup, whole_number
from ludoteca.lab.simulate import Plan, Result, Tally, simulate, warm_up
from ludoteca.texts import Texts

INTERRUPTED = 130
SEED_BITS = 32
VERSUS = (  # the columns that need an opponent
    "cli-simulate-wins",
    "cli-simulate-draws",
    "cli-simulate-losses",
    "cli-simulate-share",
)


def run(arguments: Namespace, texts: Texts) -> int:
    """Play the games, then print the result; when interrupted, the result so far."""
    plan = _plan(arguments)
    cores = str(os.cpu_count() or 1)
    workers = whole_number(arguments.workers or cores, "--workers", 1, MAX_WORKERS)
    if arguments.json and arguments.seed is None:  # the table shows it, JSON has no place for it
        sys.stderr.write(texts("cli-simulate-drawn-seed", seed=str(plan.seed)) + "\n")
    with patience(texts):
        warm_up(plan)
    result = _play(plan, workers, texts)
    if not result.is_complete:
        values = {"games": result.games, "wanted": plan.games}
        sys.stderr.write(texts("cli-simulate-interrupted", **values) + "\n")
    if arguments.json:
        sys.stdout.write(json.dumps(as_json(result), indent=2) + "\n")
    else:
        _print_table(result, texts)
    return 0 if result.is_complete else INTERRUPTED


def as_json(result: Result) -> dict[str, object]:
    """Return the result as the documented JSON object."""
    return {
        "game": result.plan.game,
        "games": result.games,
        "seconds": round(result.seconds, 6),
        "games_per_second": round(result.games_per_second, 1),
        "players": [
            {
                "name": seat.name,
                "wins": seat.wins,
                "draws": seat.draws,
                "losses": seat.losses,
                "mean_score": round(seat.mean_score, 6),
            }
            for seat in result.seats
        ],
    }


def _plan(arguments: Namespace) -> Plan:
    """Read what is to be played."""
    name = arguments.game
    num_games = whole_number(arguments.games, "--games", 1, MAX_GAMES)
    if arguments.seed is None:
        seed = secrets.randbits(SEED_BITS)
    else:
        seed = whole_number(arguments.seed, "--seed", 0, MAX_SEED)
    bots = _bots(name, arguments.players)
    setup = chosen_setup(games.load(name), arguments.sheet)
    plan = Plan(game=name, bots=bots, games=num_games, seed=seed, setup=setup)
    plan.check()
    return plan


def _bots(name: str, players: str | None) -> tuple[str, ...]:
    """Return who is to play; unless somebody is named, a good bot against the weakest."""
    if players is not None:
        return tuple(bot.strip().lower() for bot in players.split(","))
    game = games.load(name)
    num_seats = min(max(2, game.min_players), game.max_players or 2)
    return (game.bots.stand_in, *[game.bots.names[0]] * (num_seats - 1))


def _play(plan: Plan, workers: int, texts: Texts) -> Result:
    """Play with a progress bar on standard error, if that is a terminal."""
    with progress_bar() as bar, ThreadPoolExecutor(workers) as threads:
        task = bar.add_task(texts("cli-simulate-progress"), total=plan.games)
        return simulate(plan, threads, workers, lambda done: bar.update(task, completed=done))


def _print_table(result: Result, texts: Texts) -> None:
    """Print a row per seat; who plays alone can neither win nor lose."""
    is_solo = len(result.seats) == 1
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(texts("cli-simulate-bot"))
    for heading in () if is_solo else VERSUS:
        table.add_column(texts(heading), justify="right", no_wrap=True)
    table.add_column(texts("cli-simulate-score"), justify="right", no_wrap=True)
    for seat in result.seats:
        versus = () if is_solo else _versus(seat, texts)
        table.add_row(seat.name, *versus, _score(seat, texts))
    name, seed = games.load(result.plan.game).name, str(result.plan.seed)
    console = Console(highlight=False)
    console.print(
        texts("cli-simulate-title", game=name, games=result.games, seed=seed), style="bold"
    )
    console.print(table)
    values = {"rate": result.games_per_second, "seconds": result.seconds}
    console.print(texts("cli-simulate-speed", **values))


def _versus(seat: Tally, texts: Texts) -> list[str]:
    """Write wins, draws and losses, and the share of wins with its interval."""
    counts = [texts("cli-count", number=n) for n in (seat.wins, seat.draws, seat.losses)]
    low, high = seat.win_interval()
    values = {"value": seat.wins / max(seat.games, 1), "low": 100 * low, "high": 100 * high}
    return [*counts, texts("cli-simulate-share-value", **values)]


def _score(seat: Tally, texts: Texts) -> str:
    """Write the mean score and its margin; a single game has none."""
    mean = round(seat.mean_score, 3) + 0.0  # turns a rounded -0.0 into 0.0
    margin = seat.score_margin()
    if margin is None:
        return texts("cli-simulate-score-alone", value=mean)
    return texts("cli-simulate-score-value", value=mean, margin=margin)
