import { columnLetter } from "../../../../shared/columnLetter";
import type { Column } from "./layout";
import type { NumberSums } from "./numberSums";
import type { RowSums } from "./rowSums";
import { criticalZ, proportionsZ } from "./significance";
import { welchT } from "./welchT";

export interface Comparison {
  readonly columns: readonly Column[];
  /** Confidence level. */
  readonly level: number;
  readonly minimumBase: number;
  /** Whether nothing is compared. @default false */
  readonly isOff?: boolean;
}

/** Letters of the columns of the same question for which the test says that this one is significantly higher. */
function lettersBy(at: number, { columns, isOff = false }: Comparison, isHigher: (other: number) => boolean): string {
  const axis = columns[at]?.axis;
  if (!axis || isOff) return "";
  return columns
    .flatMap((column, other) => (column.axis === axis && other !== at && isHigher(other) ? [columnLetter(column.place)] : []))
    .join("");
}

/** @param line of the row: a category, or a net after them */
export function proportionLetters(row: RowSums, line: number, at: number, comparison: Comparison): string {
  const { bases, cells, layout } = row;
  const proportionOf = (column: number) => {
    const base = bases.count(column) >= comparison.minimumBase ? bases.effective(column) : 0;
    return { share: base > 0 ? cells.weighted(line * layout.width + column) / bases.weighted(column) : 0, base };
  };
  const own = proportionOf(at);
  if (own.base === 0) return "";
  const critical = criticalZ(comparison.level);
  return lettersBy(at, comparison, (other) => {
    const others = proportionOf(other);
    return others.base > 0 && proportionsZ(own, others, row.overlap(at, other)) > critical;
  });
}

export function meanLetters(numbers: NumberSums, at: number, comparison: Comparison): string {
  const own = numbers.meanOf(at);
  if (own.count < comparison.minimumBase) return "";
  return lettersBy(at, comparison, (other) => {
    const others = numbers.meanOf(other);
    if (others.count < comparison.minimumBase || own.mean <= others.mean) return false;
    return welchT(own, others, numbers.overlap(at, other)).pValue < 1 - comparison.level;
  });
}
