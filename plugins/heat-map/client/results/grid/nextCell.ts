import type { Grid } from "../../../shared/api/results";

/** Where a key of the keyboard leads in a grid, as in a spreadsheet. @returns `undefined` for keys that lead nowhere */
export function nextCell(at: number, key: string, { columns, rows }: Grid): number | undefined {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const of = (nextColumn: number, nextRow: number) =>
    Math.min(Math.max(nextRow, 0), rows - 1) * columns + Math.min(Math.max(nextColumn, 0), columns - 1);
  switch (key) {
    case "ArrowLeft":
      return of(column - 1, row);
    case "ArrowRight":
      return of(column + 1, row);
    case "ArrowUp":
      return of(column, row - 1);
    case "ArrowDown":
      return of(column, row + 1);
    case "Home":
      return of(0, row);
    case "End":
      return of(columns - 1, row);
    default:
      return undefined;
  }
}
