/** What every board is given, and what it may ask for. */

import type { HistoryEntry, LegalMove, SeatView } from "../messages";

export interface BoardProps {
  view: SeatView; // what to draw, and the legal moves
  history: HistoryEntry[];
  lastCells: number[]; // touched by the last move
  player: number | null; // as whom the view is seen; null for a spectator
  names: string[]; // of the players, in the order of play
  isOver: boolean;
  isPast: boolean; // looking back at an earlier moment
  play: (move: LegalMove) => void;
  chosen?: string | null; // a choice on the way to a move, for the sentence above the board
}
