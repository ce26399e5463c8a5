import { missingOf } from "../../../../survey/answers/missingMarks";
import type { DataCell, DataColumn } from "./dataColumn";
import type { DataTable } from "./dataTable";

/** A name once: two questions may well have the same title. */
function uniqueLabels(columns: readonly DataColumn[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { label } of columns) counts.set(label, (counts.get(label) ?? 0) + 1);
  return columns.map(({ name, label }) => ((counts.get(label) ?? 0) > 1 ? `${label} (${name})` : label));
}

type MissingLabels = Readonly<Record<string, string>>;

function labelOf({ codes }: DataColumn, cell: DataCell, missingLabels: MissingLabels): DataCell {
  if (cell === null) return null;
  if (codes && Object.hasOwn(codes, cell)) return codes[cell] ?? cell;
  const missing = typeof cell === "string" ? missingOf(cell) : undefined;
  return missing ? (missingLabels[missing] ?? cell) : cell;
}

/** The same table for people to read: questions by their titles, codes and reasons of missing values by their labels. */
export function labelled({ columns, rows }: DataTable, missingLabels: MissingLabels): DataTable {
  const names = uniqueLabels(columns);
  return {
    columns: columns.map((column, index) => ({ ...column, name: names[index] ?? column.name })),
    rows: async function* () {
      for await (const batch of rows())
        yield batch.map((cells) =>
          cells.map((cell, index) => {
            const column = columns[index];
            return column ? labelOf(column, cell, missingLabels) : cell;
          }),
        );
    },
  };
}
