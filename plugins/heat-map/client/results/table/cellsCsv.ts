import { CSV_MARK, type CsvCell, csvRows } from "../../../../../src/shared/csv/csvRows";
import type { Density } from "../../../shared/api/results";
import type { SignLabels } from "../../../shared/api/schemas";
import { cellName } from "../../../shared/density";
import { SIGNS } from "../../../shared/point";
import type { NamedDensity } from "../compare/useGroups";

/** Titles of the columns; the signs' own names stand before `members`, `share`, `low`, `high` and `points`. */
export interface CellsCsvHeads {
  readonly image: string;
  readonly cell: string;
  readonly column: string;
  readonly row: string;
  readonly group: string;
  readonly base: string;
  readonly members: string;
  readonly share: string;
  readonly low: string;
  readonly high: string;
  readonly points: string;
}

interface CellsCsv {
  /** Title of the image. */
  readonly image: string;
  readonly groups: readonly NamedDensity[];
  readonly labels: SignLabels;
  readonly heads: CellsCsvHeads;
  readonly delimiter: string;
}

const FIGURES = ["members", "share", "low", "high", "points"] as const;
/** Digits of a share: more than a sample of people can tell. */
const DIGITS = 4;

function rowsOf(image: string, name: string, { base, cells }: Density): readonly (readonly CsvCell[])[] {
  return cells.map((cell) => [
    image,
    cellName(cell),
    cell.column + 1,
    cell.row + 1,
    name,
    base,
    ...SIGNS.flatMap((sign) => FIGURES.map((figure) => Number(cell[sign][figure].toFixed(DIGITS)))),
  ]);
}

/** The table of cells as CSV: a row a cell and group, empty ones as well; shares from 0 to 1 with their 95 % interval. */
export function cellsCsv({ image, groups, labels, heads, delimiter }: CellsCsv): string {
  const head = [
    ...[heads.image, heads.cell, heads.column, heads.row, heads.group, heads.base],
    ...SIGNS.flatMap((sign) => FIGURES.map((figure) => `${labels[sign]}: ${heads[figure]}`)),
  ];
  return CSV_MARK + csvRows([head, ...groups.flatMap(({ name, density }) => rowsOf(image, name, density))], delimiter);
}
