/** Which games there are to play, asked of the server once. */

import * as api from "./api";
import type { GameInfo } from "./messages";

let asked: Promise<GameInfo[]> | undefined;

/** Return all games; a server that cannot be reached is asked again the next time. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Return one game, undefined if there is none of this id. */
export async function gameOf(id: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.id === id);
}
