import type { PanelCell, PanelRequest } from "../../../../../contracts/services/panel";
import { sql } from "../../../../../server/kit";
import { SEGMENT_SEPARATOR } from "../../../../../survey/fieldwork/segments";
import { conditionOf, type Meaning } from "../../feasibility/conditions";
import { segmentOf } from "../rules";
import { type FieldTable, fieldTables } from "./fieldTables";

/** A cell's criteria; of a device those whom no other cell of its table can count. */
function criteriaIn({ cells }: FieldTable, request: PanelRequest, cell: number): PanelCell["criteria"] {
  const { criteria = [], device } = request.cells[cell] ?? {};
  if (!device) return criteria;
  const elsewhere = cells.flatMap((other) => (other === cell ? [] : (request.cells[other]?.criteria ?? [])));
  const isElsewhere = (value: string) => elsewhere.some(({ values }) => values.includes(value));
  return criteria.map((one) => ({ ...one, values: one.values.filter((value) => !isElsewhere(value)) }));
}

/** Segment of the first cell of a table that somebody fits, or of the one that takes the others; null where there is none. */
function tableSql(table: FieldTable, request: PanelRequest, meaning: Meaning) {
  const { cells } = table;
  const criteriaOf = (cell: number) => criteriaIn(table, request, cell);
  const cases = cells.flatMap((cell) => {
    if (criteriaOf(cell).length === 0) return [];
    const all = sql.join(
      criteriaOf(cell).map((one) => conditionOf(one, meaning)),
      sql` and `,
    );
    return [sql`when ${all} then ${sql.lit(segmentOf(cell))}`];
  });
  const rest = cells.find((cell) => criteriaOf(cell).length === 0);
  const others = rest === undefined ? sql`null` : sql`${sql.lit(segmentOf(rest))}::text`;
  return cases.length > 0
    ? sql<string | null>`case ${sql.join(cases, sql` `)} else ${others} end`
    : sql<string | null>`${others}`;
}

/** SQL of a panelist's cells, as `joinSegments` writes them, and of whether they can count in the whole sample. */
export function combinationSql(request: PanelRequest, meaning: Meaning) {
  const tables = fieldTables(request);
  const segments = tables.map((table) => tableSql(table, request, meaning));
  const combination = sql<string>`concat_ws(${sql.lit(SEGMENT_SEPARATOR)}, ${sql.join(segments)})`;
  const needed = segments.filter((_, index) => tables[index]?.isWhole).map((segment) => sql`${segment} is not null`);
  return {
    combination,
    canCount: sql<boolean>`${sql.join([sql`${combination} <> ''`, ...needed], sql` and `)}`,
  };
}
