/** Boards that rules write as letters: a line of columns, then a numbered line for each row. */

export const CELL = 60;
export const EDGE = 26; // for the names of rows and columns

export interface Diagram {
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

/** Read a board of letters. */
export function readDiagram(text: string): Diagram {
  const [head, ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.trim().split(/ +/));
  const columns = head.filter((name) => /^[a-z]$/.test(name));
  return { columns, rows: lines.map(([name, ...cells]) => ({ name, cells: cells.slice(0, columns.length) })) };
}
