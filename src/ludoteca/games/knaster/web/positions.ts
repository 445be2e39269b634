/** Positions for the picture and the examples, as the rules tell them; a test keeps them so. */

import type { KnasterBoard } from "./messages";
import positions from "./positions.json";

export const PICTURE = positions.picture as KnasterBoard;
export const EXAMPLES = positions.examples;
