/**
 * What a game may add to the app, and what it is given for that.
 *
 * A game of ours has a folder `web/` beside its rules whose `index.ts` exports a `GameFace` by
 * default. The build finds it by itself. Every member is optional: a game that has none of them,
 * as every game of another package, is shown by the plain board and told in the words of its
 * texts. A face draws and tells what the server says; it never decides what is legal.
 *
 * A game's texts (`<game>-web-…`) may also say any sentence `web-…` of the app in their own words.
 */

import type { Component } from "svelte";
import type {
  Board,
  GameInfo,
  HistoryEntry,
  LegalMove,
  Outcome,
  ReviewedMove,
  SeatView,
  TableState,
} from "../messages";
import type { Table } from "../table.svelte";

export interface GameFace {
  /**
   * The board, drawn and made playable, in parts that the page lays out: an element of class
   * `board` that fills the square it is given (see `ratio`), one of class `play` with the dice and
   * buttons of a turn, and one of class `beside` with what else lies on the table.
   */
  Board?: Component<BoardProps, object, "" | "chosen">;
  /** How wide the board is for its height; 1 where nothing is said. */
  ratio?: number;
  /** What the game looks like, square, for the start page. */
  Picture?: Component;
  /** How a player is marked beside the name: SVG around 0,0, about 80 wide. */
  Mark?: Component<{ player: number }>;
  /** A move as a small picture for the review: SVG around 0,0, about 80 wide. */
  Move?: Component<{ move: LegalMove; player: number }>;
  /** How a game went, as a picture above its review. */
  ReviewPicture?: Component<{ table: Table; moves: ReviewedMove[] }>;
  /** Gradients and colours that the drawings share; always in the page, never seen. */
  Paint?: Component;
  /** A board that the rules write in letters, drawn; loaded with the rules. */
  Diagram?: Part<{ text: string }>;
  /** Something to try out beside the rules; loaded with them. */
  Example?: Part<Record<string, never>>;
  /** A way to draw what a game begins from; loaded when somebody wants to. */
  Setup?: () => Promise<{ default: Component<SetupProps, object, "text"> }>;

  /** Say what whoever is to act has to do. */
  prompt?: (turn: Turn) => string;
  /** Name a move without its player, as after “Better:”. */
  nameMove?: (move: LegalMove, game: GameInfo) => string;
  /** Tell a move or a roll. */
  tell?: (event: Told) => string;
  /** Say how it ended, above the board; null where the general words will do. */
  ending?: (end: End) => string | null;
  /** Say how the game was won, below that. */
  reason?: (end: End) => string;
  /** Count the points of all players up at the end, as on paper. */
  Tally?: Component<{ board: Board; names: string[] }>;
  /** Say what points are worth to one who plays alone. */
  scale?: (board: Board) => string;
  /** Tell a whole turn in one line: a player's moves with the rolls between them. */
  sumUp?: (turn: ToldTurn) => string;
  /** Return the board when all was done but the dice had not fallen; null is the one before the first. */
  between?: (before: Board | null, after: Board) => Board;
  /** Say whose throw it is, where several are to act. */
  roller?: (board: Board) => number;
  /** Say whether a move throws dice by itself, so that they need no tap; else every move does. */
  throwsDice?: (move: LegalMove) => boolean;
  /** Say whether a move is one of those that a choice beside the board leaves. */
  isLeft?: (move: LegalMove, chosen: string) => boolean;
  /** Return a player's points so far. */
  points?: (board: Board, player: number) => number;
  /** Say what a player plays with, beside the name. */
  side?: (player: number) => string;
}

type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface BoardProps {
  game: GameInfo;
  view: SeatView; // what to draw, and the legal moves
  history: HistoryEntry[];
  lastCells: number[]; // touched by the last move
  player: number | null; // as whom the view is seen; null for a spectator
  names: string[]; // of the players, in the order of play
  isOver: boolean;
  isPast: boolean; // looking back at an earlier moment
  play: (move: LegalMove) => void;
  pending: LegalMove | null; // not made yet, but on its way or worth a look: to be drawn as such
  pendingBy: number; // the player whose move that is
  judged: ReviewedMove | null; // the decision that followed the board shown, looked at again with what was better
  winners: number[]; // players, once it is over and the end is shown
  roll: (() => void) | null; // let the dice fall that lie ready for a tap
  chosen?: string | null; // a choice on the way to a move, for the sentence above the board
}

/** A set-up that is being drawn, as the rules write it. */
export interface SetupProps {
  game: GameInfo;
  text: string;
}

/** A decision that is due. */
export interface Turn {
  view: SeatView;
  player: number;
  turn: string; // whose turn it is, in words
  chosen: string | null;
}

/** One thing that happened. */
export interface Told {
  game: GameInfo;
  who: string;
  entry: HistoryEntry;
  faces: string[]; // the dice that fell last, this entry included
}

/** One turn: what a player did, with the rolls between. */
export interface ToldTurn {
  game: GameInfo;
  who: string;
  entries: HistoryEntry[];
}

/** A game that is over. */
export interface End {
  state: TableState;
  result: Outcome;
  board: Board;
  who: string; // won
  loser: string; // the others
}
