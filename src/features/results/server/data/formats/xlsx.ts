import { xlsxFile } from "../../../../../server/kit";
import type { DataTable } from "../dataTable";
import type { DataFileOptions, DataFormat } from "./dataFormat";

/** Instants as the clocks show them. */
async function* atClock({ columns, rows }: DataTable, clockAt: DataFileOptions["clockAt"]) {
  for await (const batch of rows())
    yield batch.map((cells) =>
      cells.map((cell, index) => (columns[index]?.isMoment && typeof cell === "string" ? `${clockAt(cell)}Z` : cell)),
    );
}

export const xlsx: DataFormat = {
  mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  write: ({ columns, rows }, { title, clockAt }) =>
    xlsxFile(
      {
        title,
        headers: columns.map(({ name }) => name),
        formats: columns.map(({ isMoment }) => (isMoment ? "moment" : undefined)),
      },
      atClock({ columns, rows }, clockAt),
    ),
};
