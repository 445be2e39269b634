/** What the games of this device add up to: who was beaten how often, points, streaks. */

import type { Kept } from "./shelf";

export interface Tally {
  won: number;
  shared: number;
  lost: number;
}

export interface Results {
  games: number;
  bots: [string, Tally][]; // against each bot, the most played first
  people: Tally;
  points: number[]; // mine, the oldest game first
  streak: number; // games won in a row, up to now
  longest: number;
}

/** Say whether a game counts: it is over, was played without take-backs, and one seat of it is mine. */
export function counts(game: Kept): boolean {
  return game.result !== null && !game.withTakebacks && game.mine.length === 1;
}

/** Say how a game went for me; null where there is nobody to win against. */
export function outcomeOf({ result, mine, seats }: Kept): keyof Tally | null {
  if (!result || mine.length !== 1 || seats.length < 2) return null;
  if (!result.winners.includes(mine[0])) return "lost";
  return result.winners.length > 1 ? "shared" : "won";
}

/** Add up the games of one kind, in the order they were played. */
export function addUp(games: Kept[]): Results {
  const counted = games.filter(counts).sort((a, b) => a.date - b.date);
  const bots = new Map<string, Tally>();
  const people: Tally = { won: 0, shared: 0, lost: 0 };
  let [streak, longest] = [0, 0];
  for (const game of counted) {
    const outcome = outcomeOf(game);
    if (!outcome) continue;
    const others = game.seats.filter((_, seat) => !game.mine.includes(seat));
    for (const bot of new Set(others.map((seat) => seat.bot))) {
      if (bot === null) people[outcome]++;
      else bots.set(bot, { ...(bots.get(bot) ?? { won: 0, shared: 0, lost: 0 }) });
      if (bot !== null) bots.get(bot)![outcome]++;
    }
    streak = outcome === "won" ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const total = ({ won, shared, lost }: Tally) => won + shared + lost;
  return {
    games: counted.length,
    bots: [...bots].sort(([, a], [, b]) => total(b) - total(a)),
    people,
    points: counted.map((game) => game.result!.scores[game.mine[0]]),
    streak,
    longest,
  };
}
