import { type Battery, batteryAt, isSame } from "./batteries";
import { type Column, onlyValue } from "./column";
import { optionAfter, questionBefore, splitHeading } from "./splitHeading";

/** Columns that together are one question. */
export type Group =
  | { readonly kind: "single"; readonly column: Column }
  | {
      readonly kind: "multiple";
      readonly title: string;
      readonly options: readonly { readonly label: string; readonly column: Column }[];
    }
  | { readonly kind: "empty"; readonly column: Column }
  | Battery;

/**
 * Recognises multiple-choice questions spread over adjacent columns, one an option: the headings share the question and
 * every cell holds the option's text (or the same tick in all of them) or nothing.
 */
export function groupColumns(columns: readonly Column[], rows: readonly (readonly string[])[]): readonly Group[] {
  const questions = questionsIn(columns);
  const groups: Group[] = [];
  for (let index = 0; index < columns.length; ) {
    const run = multipleAt(columns, index, questions) ?? labelledAt(columns, index);
    const battery = run ? undefined : batteryAt(columns, index, rows);
    const column = columns[index];
    if (run) groups.push(run);
    else if (battery) groups.push(battery.battery);
    else if (column)
      groups.push(column.heading === "" && column.filled === 0 ? { kind: "empty", column } : { kind: "single", column });
    index += run?.options.length ?? battery?.length ?? 1;
  }
  return groups;
}

type Multiple = Extract<Group, { kind: "multiple" }>;

/** Question texts that some heading proves, by ending with the column's only value or by ticks under several options. */
function questionsIn(columns: readonly Column[]): ReadonlySet<string> {
  const proven = columns.flatMap((column) => {
    const value = onlyValue(column);
    const question = value === undefined ? undefined : questionBefore(column.heading, value);
    return question ? [question] : [];
  });
  const ticked = columns.flatMap((column, index) => {
    const value = onlyValue(column);
    const split = splitHeading(column.heading);
    const neighbours = [columns[index - 1], columns[index + 1]];
    const isShared = neighbours.some(
      (other) => other && onlyValue(other) === value && splitHeading(other.heading)?.question === split?.question,
    );
    return value !== undefined && split && isTick(value) && isShared ? [split.question] : [];
  });
  return new Set([...proven, ...ticked]);
}

function multipleAt(columns: readonly Column[], start: number, questions: ReadonlySet<string>): Multiple | undefined {
  const candidates = [...questions].filter((question) => columns[start]?.heading.startsWith(question));
  const runs = candidates.map((title) => ({ kind: "multiple" as const, title, options: optionsFrom(columns, start, title) }));
  const usable = runs.filter((run) => run.options.some(({ column }) => column.filled > 0));
  return usable.sort((a, b) => b.options.length - a.options.length || b.title.length - a.title.length)[0];
}

/** Variables that are numbered alike, each with one label of its own or nothing, as statistics packages write choices. */
function labelledAt(columns: readonly Column[], start: number): Multiple | undefined {
  const stem = /^([A-Za-z]\w*?)_?\d+$/.exec(columns[start]?.heading ?? "")?.[1];
  if (!stem) return undefined;
  const options: { label: string; column: Column }[] = [];
  for (const column of columns.slice(start)) {
    const label = onlyValue(column);
    const isNext = column.heading.startsWith(stem) && /^_?\d+$/.test(column.heading.slice(stem.length));
    if (!isNext || label === undefined || isTick(label) || /^[\d.,]+$/.test(label)) break;
    if (options.some((one) => one.label === label)) break;
    options.push({ label, column });
  }
  return options.length > 1 ? { kind: "multiple", title: stem, options } : undefined;
}

function optionsFrom(columns: readonly Column[], start: number, title: string): Multiple["options"] {
  const options: { label: string; column: Column }[] = [];
  const labels = new Set<string>();
  for (const column of columns.slice(start)) {
    const label = optionAfter(column.heading, title);
    if (!label || labels.has(label) || !holdsOnly(column, label)) break;
    labels.add(label);
    options.push({ label, column });
  }
  return options;
}

function holdsOnly(column: Column, label: string): boolean {
  const value = onlyValue(column);
  return column.filled === 0 || (value !== undefined && isSame(value, label)) || (value !== undefined && isTick(value));
}

/** How exports mark a chosen option where they don't repeat its text. */
function isTick(value: string): boolean {
  return /^(1|x|y|yes|s[ií]|oui|ja|sì|sim|true|t|checked|selected|seleccionado|quoted|✓|✔)$/i.test(value);
}
