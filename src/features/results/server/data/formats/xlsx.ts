import { xlsxFile } from "../../../../../server/kit";
import type { DataFormat } from "./dataFormat";

export const xlsx: DataFormat = {
  mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  write: ({ columns, rows }, { title, timeZone }) =>
    xlsxFile(
      {
        title,
        headers: columns.map(({ name }) => name),
        formats: columns.map(({ isMoment }) => (isMoment ? "moment" : undefined)),
        timeZone,
      },
      rows(),
    ),
};
