/** Positions for the picture and the example, as the rules tell them; a test keeps them so. */

import type { KuhVadisBoard } from "./messages";
import positions from "./positions.json";

interface Example {
  board: KuhVadisBoard;
  rolls: { dice: string[]; open: number[]; is_quad: boolean }[];
}

export const PICTURE = positions.picture as KuhVadisBoard;
export const EXAMPLE = positions.example as Example;
