import { CSV_MARK, csvRows } from "../../../../../shared/csv/csvRows";
import type { DataFormat } from "./dataFormat";

export const csv: DataFormat = {
  mediaType: "text/csv; charset=utf-8",
  write: async function* ({ columns, rows }, { delimiter }) {
    yield CSV_MARK + csvRows([columns.map(({ name }) => name)], delimiter);
    for await (const batch of rows()) yield csvRows(batch, delimiter);
  },
};
