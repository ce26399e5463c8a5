import { columnLetter } from "../../../../shared/columnLetter";
import type { CrossTable } from "../../shared/tablesApi";
import { criticalZ, proportionsZ } from "./significance";

/** A variable as a table's rows or columns: its categories, and which of them each respondent gave. */
export interface TableAxis {
  readonly question: string;
  readonly categories: readonly { readonly key: string; readonly label: string }[];
  /** Keys by respondent; who wasn't asked, or gave no value, isn't there. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

export interface TableInput {
  readonly respondents: readonly string[];
  readonly rows: readonly TableAxis[];
  readonly columns: readonly TableAxis[];
  /** Above 0; who has none is left out. @default 1 for everybody */
  readonly weights?: ReadonlyMap<string, number> | undefined;
  /** Confidence level of the letters. */
  readonly level: number;
  /** Columns with fewer respondents to a row's question are compared with none. @default 0 */
  readonly minimumBase?: number;
  readonly totalLabel: string;
}

/** Sums over people. */
class Sum {
  count = 0;
  weighted = 0;
  squares = 0;

  add(weight: number): void {
    this.count += 1;
    this.weighted += weight;
    this.squares += weight * weight;
  }

  /** Kish's effective base: as many people of equal weight would be as precise. */
  get effective(): number {
    return this.squares > 0 ? (this.weighted * this.weighted) / this.squares : 0;
  }
}

interface Column {
  readonly axis: TableAxis | undefined;
  readonly key: string;
  readonly label: string;
  /** Place among the categories of its own question. */
  readonly place: number;
}

function columnsOf({ columns, totalLabel }: TableInput): readonly Column[] {
  const total: Column = { axis: undefined, key: "total", label: totalLabel, place: -1 };
  return [total, ...columns.flatMap((axis) => axis.categories.map((category, place) => ({ axis, ...category, place })))];
}

const sums = (length: number) => Array.from({ length }, () => new Sum());

/** What a row's question needs: sums of who answered it by column, by category and column, and in two columns at once. */
class RowSums {
  readonly bases: readonly Sum[];
  readonly cells: ReadonlyMap<string, readonly Sum[]>;
  readonly overlaps = new Map<string, Sum>();

  constructor(
    readonly axis: TableAxis,
    columns: number,
  ) {
    this.bases = sums(columns);
    this.cells = new Map(axis.categories.map(({ key }) => [key, sums(columns)]));
  }

  add(keys: readonly string[], places: readonly number[], weight: number): void {
    for (const place of places) this.bases[place]?.add(weight);
    for (const key of keys) {
      const cells = this.cells.get(key);
      for (const place of places) cells?.[place]?.add(weight);
    }
    // The total is compared with nothing.
    for (let one = 1; one < places.length; one++)
      for (let other = one + 1; other < places.length; other++) {
        const pair = `${places[one]}:${places[other]}`;
        const sum = this.overlaps.get(pair) ?? new Sum();
        sum.add(weight);
        this.overlaps.set(pair, sum);
      }
  }
}

interface Comparison {
  readonly columns: readonly Column[];
  /** Critical z. */
  readonly critical: number;
  readonly minimumBase: number;
}

function lettersOf(row: RowSums, key: string, at: number, { columns, critical, minimumBase }: Comparison): string {
  const column = columns[at];
  const cells = row.cells.get(key);
  const proportionOf = (place: number) => {
    const sum = row.bases[place];
    const base = sum && sum.count >= minimumBase ? sum : undefined;
    return { share: base && base.weighted > 0 ? (cells?.[place]?.weighted ?? 0) / base.weighted : 0, base: base?.effective ?? 0 };
  };
  const own = proportionOf(at);
  if (!column?.axis || own.base === 0) return "";
  return columns
    .flatMap(({ axis, place }, other) => {
      if (axis !== column.axis || other === at) return [];
      const others = proportionOf(other);
      if (others.base === 0) return [];
      const overlap = row.overlaps.get(at < other ? `${at}:${other}` : `${other}:${at}`)?.effective ?? 0;
      return proportionsZ(own, others, overlap) > critical ? [columnLetter(place)] : [];
    })
    .join("");
}

/** Counts, shares and significant differences of some variables by others. */
export function crossTable(input: TableInput): CrossTable {
  const { respondents, rows, weights, level } = input;
  const columns = columnsOf(input);
  const placeOf = new Map<TableAxis, Map<string, number>>();
  for (const [place, { axis, key }] of columns.entries())
    if (axis) placeOf.set(axis, (placeOf.get(axis) ?? new Map<string, number>()).set(key, place));
  const bases = sums(columns.length);
  const rowSums = rows.map((axis) => new RowSums(axis, columns.length));
  for (const id of respondents) {
    const weight = weights ? weights.get(id) : 1;
    if (weight === undefined) continue;
    const places = [
      0,
      ...input.columns.flatMap((axis) => (axis.keys.get(id) ?? []).flatMap((key) => placeOf.get(axis)?.get(key) ?? [])),
    ];
    let hasAnswered = false;
    for (const row of rowSums) {
      const keys = row.axis.keys.get(id);
      if (!keys) continue;
      hasAnswered = true;
      row.add(keys, places, weight);
    }
    if (hasAnswered) for (const place of places) bases[place]?.add(weight);
  }
  const comparison = { columns, critical: criticalZ(level), minimumBase: input.minimumBase ?? 0 };
  return {
    columns: columns.map(({ axis, key, label }, place) => ({
      question: axis?.question ?? null,
      key,
      label,
      base: bases[place]?.count ?? 0,
      weightedBase: bases[place]?.weighted ?? 0,
      effectiveBase: bases[place]?.effective ?? 0,
    })),
    rows: rowSums.flatMap((row) =>
      row.axis.categories.map(({ key, label }) => ({
        question: row.axis.question,
        key,
        label,
        cells: columns.map((_, place) => {
          const { count = 0, weighted = 0 } = row.cells.get(key)?.[place] ?? {};
          const base = row.bases[place]?.weighted ?? 0;
          const columnPercent = base > 0 ? (100 * weighted) / base : 0;
          return { count, weighted, columnPercent, letters: lettersOf(row, key, place, comparison) };
        }),
      })),
    ),
  };
}
