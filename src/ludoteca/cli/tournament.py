"""`ludoteca tournament`: let bots meet each other, and print who is how strong."""

import hashlib
import json
import os
import secrets
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from platformdirs import user_cache_path
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ludoteca import games
from ludoteca.cli.console import Console
from ludoteca.cli.extras import require
from ludoteca.cli.patience import patience
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.usage import MAX_GAMES, MAX_SEED, MAX_WORKERS, chosen_setup, whole_number
from ludoteca.lab.executors import hired
from ludoteca.lab.pictures import ratings_svg
from ludoteca.lab.tournament import Pair, Plan, Result, play_chunks, play_tournament
from ludoteca.texts import Texts

INTERRUPTED = 130
SEED_BITS = 32
RESULT, PICTURE, WORK = "tournament.json", "tournament.svg", "unfinished.json"


def run(arguments: Namespace, texts: Texts) -> int:
    """Play what is missing, then print the result; when interrupted, the result so far."""
    if arguments.scheduler is not None:
        require("cluster", "tournament --scheduler")
    plan = _plan(arguments)
    cores = str(os.cpu_count() or 1)
    workers = whole_number(arguments.workers or cores, "--workers", 1, MAX_WORKERS)
    folder = _folder(arguments.folder, plan)
    with patience(texts):
        play_chunks(plan, plan.pairs[0], range(1))  # compile before the others do
    result = _play(plan, workers, arguments.scheduler, folder / WORK, texts)
    if result.is_complete:
        (folder / WORK).unlink(missing_ok=True)
        if arguments.folder is None:
            folder.rmdir()
    else:
        sys.stderr.write(texts("cli-tournament-goes-on", seed=str(plan.seed)) + "\n")
    if not result.games:  # a table would tell of nothing
        return INTERRUPTED
    if arguments.folder is not None:
        (folder / RESULT).write_text(json.dumps(as_json(result), indent=2) + "\n", "utf-8")
        (folder / PICTURE).write_text(_picture(result, texts), "utf-8")
    if arguments.json:
        sys.stdout.write(json.dumps(as_json(result), indent=2) + "\n")
    else:
        _print(result, texts)
    return 0 if result.is_complete else INTERRUPTED


def as_json(result: Result) -> dict[str, object]:
    """Return the result as the documented JSON object."""
    plan, ratings = result.plan, result.ratings()
    return {
        "game": plan.game,
        "seats": plan.seats,
        "setups": list(plan.setups),
        "seed": plan.seed,
        "games": result.games,
        "seconds": round(result.seconds, 3),
        "is_adjusted": result.is_adjusted,
        "players": [
            {"name": name, "elo": round(rating.elo, 1), "margin": round(rating.margin, 1)}
            for name, rating in zip(plan.players, ratings, strict=True)
        ],
        "pairs": [_pair_json(result, pair) for pair in plan.pairs],
    }


def _pair_json(result: Result, pair: Pair) -> dict[str, object]:
    sums, score, raw = result.sums(pair), result.score(pair), result.raw_score(pair)
    num_outcomes = sums.doubles * result.plan.seats or 1
    factor = result.variance_factor(pair)
    return {
        "players": [result.plan.players[i] for i in pair],
        "games": 2 * sums.doubles,
        "wins": sums.wins,
        "draws": sums.draws,
        "losses": sums.losses,
        "score": round(score.mean, 6),
        "margin": round(score.margin(), 6),
        "raw_score": round(raw.mean, 6),
        "raw_margin": round(raw.margin(), 6),
        "variance_factor": None if factor is None else round(factor, 3),
        "mean_outcomes": [round(t / num_outcomes, 6) for t in (sums.total, sums.other_total)],
    }


def _plan(arguments: Namespace) -> Plan:
    """Read what is to be played."""
    game = games.load(arguments.game)
    players = game.bots.names
    if arguments.players is not None:
        players = tuple(bot.strip().lower() for bot in arguments.players.split(","))
    if arguments.seed is None:
        seed = secrets.randbits(SEED_BITS)
    else:
        seed = whole_number(arguments.seed, "--seed", 0, MAX_SEED)
    seats = min(max(2, game.min_players), game.max_players or 2)
    if arguments.seats is not None:
        most = game.max_players or MAX_WORKERS
        seats = whole_number(arguments.seats, "--seats", game.min_players, most)
    setups = tuple(game.rules.setups)
    if arguments.sheet is not None:
        setups = (chosen_setup(game, arguments.sheet),)
    doubles = -(-whole_number(arguments.games, "--games", 2, MAX_GAMES) // 2)
    plan = Plan(
        game=game.id, players=players, doubles=doubles, seed=seed, seats=seats, setups=setups
    )
    plan.check()
    return plan


def _folder(path: str | None, plan: Plan) -> Path:
    """Return where unfinished work is kept: the folder that is named, or one for just this plan."""
    if path is not None:
        folder = Path(path)
    else:
        name = hashlib.sha256(json.dumps(asdict(plan)).encode()).hexdigest()[:16]
        folder = user_cache_path("ludoteca") / f"tournament-{name}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _play(plan: Plan, workers: int, scheduler: str | None, file: Path, texts: Texts) -> Result:
    """Play with a progress bar."""
    with progress_bar() as bar, hired(workers, scheduler) as crew:
        total = 2 * plan.doubles * len(plan.pairs)
        task = bar.add_task(texts("cli-simulate-progress"), total=total)
        return play_tournament(plan, crew, file, lambda done: bar.update(task, completed=done))


def _picture(result: Result, texts: Texts) -> str:
    players = dict(zip(result.plan.players, result.ratings(), strict=True))
    return ratings_svg(_title(result, texts), players)


def _title(result: Result, texts: Texts) -> str:
    name, seed = games.load(result.plan.game).name, str(result.plan.seed)
    return texts("cli-simulate-title", game=name, games=result.games, seed=seed)


def _print(result: Result, texts: Texts) -> None:
    """Print a row for each player, the strongest first, with the score against every other."""
    ratings = result.ratings()
    ranked = sorted(range(len(ratings)), key=lambda player: -ratings[player].elo)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", justify="right")
    table.add_column(texts("cli-simulate-bot"))
    table.add_column(texts("cli-tournament-elo"), justify="right", no_wrap=True)
    for rank in range(1, len(ranked) + 1):
        table.add_column(str(rank), justify="right", no_wrap=True)
    for rank, player in enumerate(ranked, 1):
        rating = ratings[player]
        elo = texts("cli-tournament-rating", value=round(rating.elo) + 0, margin=rating.margin)
        cells = [_cell(result, player, other, texts) for other in ranked]
        table.add_row(str(rank), result.plan.players[player], elo, *cells)
    console = Console(highlight=False)
    console.print(_title(result, texts), style="bold")
    console.print(table)
    about = "cli-tournament-adjusted" if result.is_adjusted else "cli-tournament-raw"
    console.print(texts(about))
    if factor := result.variance_factor(*result.plan.pairs):
        console.print(texts("cli-tournament-factor", factor=factor))
    rate = result.games / result.seconds if result.seconds else 0.0
    console.print(texts("cli-tournament-speed", rate=rate))


def _cell(result: Result, player: int, other: int, texts: Texts) -> str:
    """Write the score of a player against another in per cent, and below it the margin."""
    if player == other:
        return "–"
    score = result.score((min(player, other), max(player, other)))
    mean = score.mean if player < other else 1 - score.mean
    margin = texts("cli-tournament-margin", margin=100 * score.margin())
    return f"{texts('cli-tournament-score', value=100 * mean)}\n{margin}"
