/** What Kuh Vadis says: its dice, its prompts and its moves. */

import type { End, Told, ToldTurn, Turn } from "$web/boards/face";
import type { GameInfo, LegalMove } from "$web/messages";
import { either, list, t } from "$web/texts.svelte";
import { cellName } from "$web/words";
import type { KuhVadisBoard, KuhVadisMove, KuhVadisOffer } from "./messages";

/** Name some dice, cows included. */
export function diceNames(dice: string[]): string {
  return dice.map((face) => t("kuhvadis-web-die", { face })).join(", ");
}

/** Say what the dice allow, or why they allow nothing; then ask for dice or a square. */
export function prompt({ view, turn }: Turn): string {
  const { offers, rolls_left: count, chain_from } = view.board as KuhVadisBoard;
  const canRoll = view.legal.some((move) => move.kind === "keep");
  const chain = chain_from === null ? "no" : "yes";
  const last = chain_from === null ? "" : cellName(chain_from, 7);
  const named = (offer: KuhVadisOffer) => t("kuhvadis-web-offer", { symbol: offer.symbol, count: offer.count });
  const open = offers.filter((offer) => offer.cells.length);
  if (open.length) {
    const dice = either(open.map(named));
    const kind = open.length > 1 ? "choice" : open[0].is_quad ? "quad" : "one";
    const may = t("kuhvadis-web-may", { kind, dice, symbol: open[0].symbol, chain, last });
    return t("kuhvadis-web-prompt-may", { turn, may, roll: canRoll ? "yes" : "no", count });
  }
  const why = offers.length
    ? t("kuhvadis-web-no-square", { dice: either(offers.map(named)), symbol: offers[0].symbol, chain, last })
    : t("kuhvadis-web-too-few");
  if (canRoll) return t(`kuhvadis-web-prompt-roll${offers.length ? "-still" : ""}`, { turn, why, count });
  return t("kuhvadis-web-prompt-nothing", { turn, why });
}

/** Tell a turn in one line: how often was rolled, what was kept, what was marked. */
export function sumUp({ game, who, entries }: ToldTurn): string {
  const moves = entries.flatMap((entry) => (entry.kind === "move" ? [entry.move as KuhVadisMove] : []));
  if (!moves.length) return "";
  const rolls = entries.filter((entry) => entry.kind === "roll").length;
  const kept = moves.findLast((move) => move.kind === "keep" && move.keep?.length)?.keep ?? [];
  const isAlike = kept.every((face) => face === kept[0]);
  const cells = moves.filter((move) => move.kind === "mark").map((move) => cellName(move.cells[0], game.columns));
  const isOpen = moves.at(-1)!.kind === "keep";
  return t("kuhvadis-web-turn", {
    who,
    rolls,
    kept: !kept.length ? "none" : isAlike && kept.length > 1 ? kept[0] : "mixed",
    dice: diceNames(kept),
    end: cells.length ? "mark" : isOpen ? "open" : "none",
    cells: list(cells),
  });
}

/** Say which starts were joined. */
export function reason({ board, who }: End): string {
  const { joined, symbols } = board as KuhVadisBoard;
  const starts = joined.filter((cell) => "XO".includes(symbols[cell])).map((cell) => cellName(cell, 7));
  return t("kuhvadis-web-end-joined", { who, starts: list(starts) });
}

/** Name a move without its player. */
export function nameMove(move: LegalMove, game: GameInfo): string {
  const { kind, cells, keep } = move as KuhVadisMove;
  return t("kuhvadis-web-name", {
    kind: kind === "keep" && !keep?.length ? "none" : kind,
    cell: cells.length ? cellName(cells[0], game.columns) : "",
    dice: diceNames(keep ?? []),
  });
}

/** Tell a roll or a move. */
export function tell({ game, who, entry, faces }: Told): string {
  if (entry.kind === "roll") return t("web-did-roll", { dice: diceNames(faces) });
  const { kind, cells, keep } = entry.move as KuhVadisMove;
  if (kind === "mark") return t("kuhvadis-web-did-mark", { who, cell: cellName(cells[0], game.columns) });
  if (kind === "pass") return t("kuhvadis-web-did-pass", { who });
  if (!keep?.length) return t("kuhvadis-web-did-keep-none", { who });
  return t("kuhvadis-web-did-keep", { who, dice: diceNames(keep) });
}
