import { MOST_COLUMNS, MOST_ROWS } from "../tableLimits";
import { XlsxError } from "./xlsxFault";

const REFERENCE = /^\$?([A-Za-z]{1,7})\$?(\d{1,15})$/;
const LETTERS = 26;
const BEFORE_A = 64;

/** Row and column of a cell, both from 1. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** @returns nothing where it is no reference */
function positionOf(reference: string): Position | undefined {
  const [, letters, digits] = REFERENCE.exec(reference) ?? [];
  if (!letters || !digits) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A;
  return { row: Number(digits), column };
}

/** A reference as people know it, e.g. `AB12`. */
export function referenceOf({ row, column }: Position): string {
  let letters = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(BEFORE_A + 1 + ((rest - 1) % LETTERS)) + letters;
  return `${letters}${row}`;
}

/** @throws XlsxError `farCell` */
export function demandWithin(position: Position): void {
  if (position.row <= MOST_ROWS && position.column <= MOST_COLUMNS) return;
  throw new XlsxError("farCell", { cell: referenceOf(position), rows: MOST_ROWS, columns: MOST_COLUMNS });
}

/** @returns where a cell is, within the limits; nothing where it is no reference. @throws XlsxError `farCell` */
export function readPosition(reference: string): Position | undefined {
  const position = positionOf(reference);
  if (position) demandWithin(position);
  return position;
}
