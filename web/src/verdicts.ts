/** A decision that is looked at again: what was played, and what would have been better. */

import type { Label } from "./help.svelte";
import type { ReviewedMove } from "./messages";
import { t } from "./texts.svelte";

export type Verdict = "taken" | "better" | "both";

/** Judge a cell or a die by whether the decision used it, and whether the better one would have. */
export function verdictOf(isTaken: boolean, isBetter: boolean): Verdict | null {
  if (isTaken && isBetter) return "both";
  return isTaken ? "taken" : isBetter ? "better" : null;
}

/** Name a verdict, in one word. */
export function verdictName(verdict: Verdict): string {
  return t("web-past-verdict", { verdict });
}

/** Return what the cells of both decisions are to show and to say. */
export function labelsOf({ move, best }: ReviewedMove): Record<number, Label> {
  const labels: Record<number, Label> = {};
  for (const cell of [...move.cells, ...(best?.cells ?? [])]) {
    const verdict = verdictOf(move.cells.includes(cell), best?.cells.includes(cell) ?? false)!;
    labels[cell] = { verdict, short: verdictName(verdict), long: t("web-past-cell", { verdict }) };
  }
  return labels;
}
