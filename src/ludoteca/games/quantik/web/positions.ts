/** Positions for the picture and the example, as the rules tell them; a test keeps them so. */

import type { QuantikBoard } from "./messages";
import positions from "./positions.json";
import type { Shape } from "./words";

interface Example {
  board: QuantikBoard;
  open: Record<Shape, number[]>; // where the light pieces may go
  wins: Record<Shape, number[]>; // where they win
}

export const COLUMNS = 4;
export const PICTURE = positions.picture as QuantikBoard;
export const EXAMPLE = positions.example as Example;
