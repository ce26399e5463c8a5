import type { Table } from "./readTable";

type Row = readonly string[];

/** Lines above the headings: a title, a source. */
const MOST_ABOVE = 10;
const MOST_BELOW = 5;
/** Fewer columns have too little to tell a note by. */
const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 5;
const NOTE =
  /^(?:(?:sub)?total(?:es|e|i)?|medias?|promedios?|means?|averages?|sum(?:a|me)?|base|moyennes?|gemiddelden?|durchschnitt|m[eé]dias?|n ?= ?[\d.,]+|(?:fuentes?|sources?|fontes?|fonti|bron|quelle|notas?|notes?)\b.*|\*.*)$/i;

const filledIn = (row: Row) => row.filter((cell) => cell !== "");
/** In the first column, or alone in its row. */
const isNote = (row: Row) => NOTE.test(row[0] ?? "") || (filledIn(row).length === 1 && NOTE.test(filledIn(row)[0] ?? ""));

/** The table without what people write above its headings and below its last respondent, and those lines. */
export function withoutNotes(table: Table): { readonly table: Table; readonly notes: readonly string[] } {
  const { header } = table;
  if (header.length < FEWEST_COLUMNS || table.rows.length < FEWEST_ROWS) return { table, notes: [] };
  const lines: readonly Row[] = [header, ...table.rows];
  const isHeading = (row: Row) => filledIn(row).length > header.length / 2;
  const first = lines.slice(0, MOST_ABOVE).findIndex(isHeading);
  const isTitled = first > 0 && lines.slice(0, first).every((row) => filledIn(row).length <= 1);
  const start = isTitled ? first : 0;
  let end = lines.length;
  while (lines.length - end < MOST_BELOW && isNote(lines[end - 1] ?? [])) end -= 1;
  // What many rows say is an answer.
  const isAnswer = lines.slice(start + 1, end).some(isNote);
  const rows = lines.slice(start + 1, isAnswer ? lines.length : end);
  const notes = [...lines.slice(0, start), ...(isAnswer ? [] : lines.slice(end))].map((row) => filledIn(row).join(" "));
  return { table: { ...table, header: lines[start] ?? header, rows }, notes };
}
