import type { Column } from "./column";
import { isOther } from "./labels";
import { withoutNone } from "./missingValues";
import { splitHeading } from "./splitHeading";

type Row = readonly string[];

/** One column of a battery: an option, a row of a grid or something to rank. */
export interface Item {
  readonly label: string;
  readonly column: Column;
}

/** Adjacent columns whose headings share the question. */
export type Battery =
  /** A mark in each column for chosen and one for not chosen. */
  | {
      readonly kind: "marks";
      readonly title: string;
      readonly items: readonly Item[];
      /** A column before them with the same choices in one cell. */
      readonly summary?: Column;
    }
  /** A rank in each column, 1 for the first. */
  | { readonly kind: "ranks"; readonly title: string; readonly items: readonly Item[]; readonly isWhole: boolean }
  /** What was put there in each column, the first place first. */
  | { readonly kind: "places"; readonly title: string; readonly items: readonly Item[]; readonly isWhole: boolean }
  /** One of the same answers in each column. */
  | { readonly kind: "grid"; readonly title: string; readonly items: readonly Item[] };

const CHOSEN = /^(1|x|y|yes|s[ií]|oui|ja|sì|sim|true|t|checked|selected|seleccionado|mentioned|quoted|✓|✔)$/i;
const NOT_CHOSEN =
  /^(0|n|no|non|nee|n[ãa]o|false|f|unchecked|not (selected|mentioned|quoted|checked)|unselected|no seleccionado|no mencionad[ao]|non sélectionné|niet geselecteerd|non selezionato|não selecionado)$/i;
/** Marks that a yes or no question doesn't have. */
const PLAIN_MARK = /^(0|1|true|false|checked|unchecked|selected|not selected|mentioned|not mentioned)$/i;
const RANK_WORD = /\brank|\border\b|orden[ae]|clas(ific|s)|classe[zr]|rang|volgorde|ordin/i;

/** Whether a cell of an option's column says that it was chosen. */
export const isChosen = (cell: string, label: string) => CHOSEN.test(cell) || isSame(cell, label);
export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface Parts {
  readonly stem: string;
  readonly item: string;
  /** Variable names that are no more than numbered alike. */
  readonly isWeak: boolean;
}

const APART = /^(has|have|had|is|are|was|were|ever|did|does|do|can|flag|treat|group|tiene|es|ha|hay|usa|est|a|heeft|tem)$/i;

/** Question and item of a heading as services write them: `q/a`, `q___a`, `q[a]`, `Question - a`, `q_1`. */
function partsOf({ heading, parts }: Column): Parts | undefined {
  if (parts) return { stem: parts.question, item: parts.option, isWeak: false };
  const named = /^([\w./-]*[\w.])(?:\/|___)([^/]+)$/.exec(heading) ?? /^(.*\S)\s*\(choice=([^()]+)\)$/.exec(heading);
  if (named?.[1] && named[2]) return { stem: named[1], item: named[2], isWeak: false };
  const spoken = splitHeading(heading);
  if (spoken) return { stem: spoken.question, item: spoken.option, isWeak: false };
  const numbered = /^([A-Za-z]\w*?)[_.]([A-Za-z0-9]+)$/.exec(heading);
  // Each of `has_car` and `is_student` is asked by itself.
  if (numbered?.[1] && APART.test(numbered[1])) return undefined;
  return numbered?.[1] && numbered[2] ? { stem: numbered[1], item: numbered[2], isWeak: true } : undefined;
}

/** The columns from here on whose headings share the question. */
function runFrom(columns: readonly Column[], start: number): (Parts & { readonly items: readonly Item[] }) | undefined {
  const first = columns[start] && partsOf(columns[start]);
  if (!first) return undefined;
  const items: Item[] = [];
  const labels = new Set<string>();
  for (const column of columns.slice(start)) {
    const parts = partsOf(column);
    if (parts?.stem !== first.stem || labels.has(parts.item)) break;
    labels.add(parts.item);
    items.push({ label: parts.item, column });
  }
  return items.length > 1 ? { ...first, items } : undefined;
}

/** Without a text at the end that says what "other" is. */
function withoutText(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1);
  if (!last || items.length < 3 || !isOther(last.label)) return items;
  const isMark = (text: string) => isChosen(text, last.label) || NOT_CHOSEN.test(text);
  return [...last.column.counts.keys()].every(isMark) ? items : items.slice(0, -1);
}

/** Whether who answered one answered all. */
function isAskedTogether(items: readonly Item[], rows: readonly Row[]): boolean {
  let uneven = 0;
  for (const row of rows) {
    const filled = items.filter(({ column }) => row[column.index]).length;
    if (filled > 0 && filled < items.length) uneven += 1;
  }
  return uneven <= rows.length * 0.02;
}

function hasMarks({ items, isWeak }: Pick<Parts, "isWeak"> & { readonly items: readonly Item[] }): boolean {
  let [chosen, not] = [0, 0];
  for (const { label, column } of items) {
    if (column.filled === 0) return false;
    for (const text of column.counts.keys()) {
      if (NOT_CHOSEN.test(text)) not += 1;
      else if (isChosen(text, label)) chosen += 1;
      else return false;
      if (isWeak && !PLAIN_MARK.test(text) && !(isNumbered(items) && items.length >= FEWEST_NUMBERED)) return false;
    }
  }
  return chosen > 0 && not > 0;
}

/** The column before, of the question's own name, where its cells are made of the items' names. */
function summaryOf(before: Column | undefined, stem: string, items: readonly Item[]): Column | undefined {
  if (before?.heading !== stem) return undefined;
  const labels = new Set(items.map(({ label }) => label));
  const isMade = [...before.counts.keys()].every((text) =>
    text.split(/[\s,;]+/).every((part) => part === "" || labels.has(part)),
  );
  return isMade ? before : undefined;
}

function ranksOf(title: string, items: readonly Item[], rows: readonly Row[]): Battery | undefined {
  if (items.length < 3 && !RANK_WORD.test(title)) return undefined;
  const isRank = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= items.length;
  if (!items.every(({ column }) => column.filled > 0 && [...column.counts.keys()].every(isRank))) return undefined;
  let isWhole = true;
  for (const row of rows) {
    const ranks = items.flatMap(({ column }) => row[column.index] || []);
    if (new Set(ranks).size !== ranks.length) return undefined;
    if (ranks.length > 0 && ranks.length < items.length) isWhole = false;
  }
  return { kind: "ranks", title, items, isWhole };
}

/** Whether the items are called 1, 2, 3 and so on. */
const isNumbered = (items: readonly Item[]) => items.every(({ label }, at) => Number(label.replace(/^\D+/, "")) === at + 1);

/** Fewest respondents of whom none says anything twice by accident. */
const FEWEST_ORDERED = 8;

function placesOf(title: string, items: readonly Item[], rows: readonly Row[]): Battery | undefined {
  if (items.length < 2 || !isNumbered(items)) return undefined;
  const all = new Set(items.flatMap(({ column }) => [...column.counts.keys()]));
  // One more than there are places, where the last is left.
  if (all.size > items.length + 1 || all.size < items.length || [...all].some((text) => /^\d*$/.test(text))) return undefined;
  let [ordered, isWhole] = [0, true];
  for (const row of rows) {
    const cells = items.map(({ column }) => row[column.index] ?? "");
    const put = cells.filter((cell) => cell !== "");
    // Places are taken from the first on, and nothing takes two.
    if (new Set(put).size !== put.length || cells.slice(0, put.length).includes("")) return undefined;
    if (put.length > 1) ordered += 1;
    if (put.length > 0 && put.length < all.size) isWhole = false;
  }
  return ordered >= FEWEST_ORDERED ? { kind: "places", title, items, isWhole } : undefined;
}

const MOST_STEPS = 12;

const FEWEST_NUMBERED = 3;

/** Variables that are numbered alike, with the points of one scale. */
function isNumberedScale(items: readonly Item[]): boolean {
  const isPoint = (text: string) => /^(\d|10)$/.test(text);
  const cells = items.map(({ column }) => withoutNone(column));
  return (
    items.length >= FEWEST_NUMBERED &&
    isNumbered(items) &&
    cells.every(({ counts }) => counts.size >= FEWEST_NUMBERED && [...counts.keys()].every(isPoint)) &&
    isGrid(items)
  );
}

/** The answers of a grid's columns, each of which has most of them. */
function isGrid(given: readonly Item[]): boolean {
  const items = given.map(({ label, column }) => ({ label, column: withoutNone(column) }));
  const all = new Set(items.flatMap(({ column }) => [...column.counts.keys()]));
  const isShort = [...all].every((text) => text.length <= 80 && !text.includes("\n"));
  if (all.size < 2 || all.size > MOST_STEPS || !isShort) return false;
  return items.every(({ column }) => column.filled >= 2 * column.counts.size && column.counts.size >= all.size / 2);
}

/**
 * The battery that begins with a column, if one does.
 * @param start where it begins, its summary first where there is one
 * @returns with the number of its columns
 */
export function batteryAt(
  columns: readonly Column[],
  start: number,
  rows: readonly Row[],
): { readonly battery: Battery; readonly length: number } | undefined {
  const column = columns[start];
  const after = columns[start + 1];
  const next = after && partsOf(after);
  const hasSummary = column !== undefined && next?.stem === column.heading;
  const run = runFrom(columns, hasSummary ? start + 1 : start);
  if (!run) return undefined;
  const { stem: title, isWeak } = run;
  const items = withoutText(run.items);
  if (hasMarks({ items, isWeak }) && isAskedTogether(items, rows)) {
    const summary = hasSummary ? summaryOf(column, title, items) : undefined;
    if (hasSummary && !summary) return undefined;
    return {
      battery: { kind: "marks", title, items, ...(summary ? { summary } : {}) },
      length: items.length + (summary ? 1 : 0),
    };
  }
  if (hasSummary) return undefined;
  const ranks = ranksOf(title, items, rows);
  const order = ranks ?? placesOf(title, items, rows);
  if (order) return { battery: order, length: items.length };
  const isOne = isWeak ? isNumberedScale(items) : isGrid(items);
  return isOne ? { battery: { kind: "grid", title, items }, length: items.length } : undefined;
}
