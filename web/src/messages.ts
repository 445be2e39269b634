// Generated from src/ludoteca/server/messages.py: python -m ludoteca.server.typescript

export type GameId = "quantik" | "knaster" | "kuhvadis";

export type Name = string;

export type MessageId = string;

export type Contribution = string;

export type Value = string | number;

/** Sixteen cells row by row: `A`–`D` the first player's shapes, `a`–`d` the second's, or ``. */
export interface QuantikBoard {
  game: "quantik";
  cells: string[];
  reserve: number[][];
  line: number[];
}

/** The hand of a line just filled, while its circles are due. */
export interface KnasterHand {
  line: number;
  hand: "three" | "two-pairs" | "four" | "full-house" | "five" | "straight";
  due: number;
}

/** One player's sheet: 25 numbers (0 where free), circled cells, lines won. */
export interface KnasterSheet {
  numbers: number[];
  circled: number[];
  lines_won: number[];
  pending: KnasterHand[];
  score: number;
}

/** All sheets in player order, as this seat may see them. */
export interface KnasterBoard {
  game: "knaster";
  sheets: KnasterSheet[];
  roll: number;
  roller: number;
  is_last_roll: boolean;
  line_values: number[];
  lines: number[][];
}

/** The meadow: 49 symbols `1`–`5`, `C`, `X` and `O`, who marked what, and the dice. */
export interface KuhVadisBoard {
  game: "kuhvadis";
  symbols: string[];
  marks: string[];
  dice: string[];
  rolls_left: number;
  chain_from: number | null;
  chain_cells: number[];
  blocked: boolean[];
  joined: number[];
}

export type Board = QuantikBoard | KnasterBoard | KuhVadisBoard;

/** One legal action, in words a client can draw without knowing the rules. */
export interface LegalMove {
  action: number;
  text: string;
  kind: "place" | "write" | "circle" | "hand" | "mark" | "keep" | "pass";
  cells: number[];
  shape: string | null;
  line: number | null;
  keep: string[] | null;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  player: number | null;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  is_connected: boolean;
  has_resigned: boolean;
  is_to_act: boolean;
}

/** What one seat (or a spectator, seat None) sees and may do. */
export interface SeatView {
  seat: number | null;
  version: number;
  board: Board;
  legal: LegalMove[];
  can_undo: boolean;
}

/** One thing that happened. */
export interface HistoryEntry {
  number: number;
  kind: "roll" | "move" | "resign";
  seat: number | null;
  text: string;
  move: LegalMove | null;
}

/** How it ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: "played" | "resigned";
}

/** What anyone needs to check the dice; the secret comes with the end. */
export interface Proof {
  commitment: string;
  contributions: string[];
  secret: string | null;
}

/** The table as one client may see it; sent on connection and after every change. */
export interface TableState {
  type: "state";
  table: string;
  game: GameId;
  revision: number;
  seats: SeatInfo[];
  my_seats: number[];
  is_waiting: boolean;
  views: SeatView[];
  history: HistoryEntry[];
  history_from: number;
  result: Outcome | null;
  proof: Proof | null;
  takeback_asked_by: number | null;
  rematch: string | null;
  answers: string | null;
}

/** A request that changed nothing, and why. */
export interface Refusal {
  type: "refusal";
  answers: string | null;
  message: string;
  values: Record<string, Value>;
}

export type ServerMessage = TableState | Refusal;

/** The first message of a connection; browsers are known by cookie, programs by token. */
export interface Hello {
  type: "hello";
  token: string | null;
  since: number;
  revision: number;
}

/** Something a seat asks for; the same id twice is carried out once. */
export interface Request {
  id: MessageId;
  seat: number;
}

/** A move, meant for the version its player was looking at. */
export interface MakeMove {
  id: MessageId;
  seat: number;
  type: "move";
  version: number;
  action: number;
}

/** Take back my last decision, alone or against bots. */
export interface Undo {
  id: MessageId;
  seat: number;
  type: "undo";
}

/** Ask the other people for a take-back. */
export interface AskTakeback {
  id: MessageId;
  seat: number;
  type: "ask-takeback";
}

/** Grant or refuse a take-back. */
export interface AnswerTakeback {
  id: MessageId;
  seat: number;
  type: "answer-takeback";
  is_granted: boolean;
}

/** Give up. */
export interface ResignGame {
  id: MessageId;
  seat: number;
  type: "resign";
}

/** Open a table with the same seats, once the game is over. */
export interface AskRematch {
  id: MessageId;
  seat: number;
  type: "rematch";
}

export type AnyRequest = MakeMove | Undo | AskTakeback | AnswerTakeback | ResignGame | AskRematch;

export type ClientMessage = MakeMove | Undo | AskTakeback | AnswerTakeback | ResignGame | AskRematch;

/** The body of every HTTP answer that says no. */
export interface Refused {
  message: string;
  values: Record<string, Value>;
  cause: Refused | null;
}

/** The secret of one's seats, to come back from another device. */
export interface UseKey {
  token: string;
}

/** A seat to be: mine, a bot's, or open for whoever has the link. */
export interface NewSeat {
  kind: "me" | "bot" | "open";
  name: Name | null;
  bot: string | null;
}

/** A table to be opened. */
export interface NewTable {
  game: GameId;
  seats: NewSeat[];
  setup: string;
  contribution: Contribution;
}

/** Sit down on an open seat. */
export interface TakeSeat {
  name: Name;
  contribution: Contribution;
}

/** The secret that proves one sits there; keep it to come back from elsewhere. */
export interface SeatKey {
  table: string;
  seats: number[];
  token: string;
}

/** What there is to play. */
export interface GameInfo {
  id: GameId;
  name: string;
  min_players: number;
  max_players: number;
  bots: string[];
  setups: string[];
}

/** Who sits somewhere; the name is empty where nobody does yet. */
export interface Sitter {
  name: string;
  bot: string | null;
}

/** One of my tables, for the start page. */
export interface TableSummary {
  table: string;
  game: GameId;
  seats: Sitter[];
  is_waiting: boolean;
  is_over: boolean;
  is_my_turn: boolean;
}

/** What was checked in a record. */
export interface Verified {
  game: GameId;
  seats: Sitter[];
  num_rolls: number;
  num_moves: number;
  commitment: string;
  result: Outcome | null;
}

/** A move of a finished game of Quantik, and who wins after it if nobody slips any more. */
export interface ReviewedMove {
  number: number;
  seat: number;
  move: LegalMove;
  verdict: "kept" | "lost" | "thrown";
  winner: number;
  wins_in: number;
  best: LegalMove | null;
  best_wins_in: number | null;
}

/** A record to be checked. */
export interface RecordText {
  text: string;
}
