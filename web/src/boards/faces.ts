/** The faces of the games whose folders lie beside this app; no list of them is kept. */

import type { GameFace } from "./face";

const found = import.meta.glob<GameFace>("../../../src/ludoteca/games/*/web/index.ts", {
  eager: true,
  import: "default",
});
const FACES = new Map(Object.entries(found).map(([path, face]) => [path.split("/").at(-3), face]));
const PLAIN: GameFace = {};

/** Return what a game adds to the app: nothing, where it has no folder here. */
export function faceOf(game: string): GameFace {
  return FACES.get(game) ?? PLAIN;
}

/** Return all faces, for what has to be in every page. */
export function allFaces(): GameFace[] {
  return [...FACES.values()];
}
