import { xlsxFile } from "../../../../../server/kit";
import type { DataCell, DataColumn } from "../dataColumn";
import { wholeNumber } from "../wholeNumber";
import type { DataFormat } from "./dataFormat";

function formatOf({ isMoment, dates }: DataColumn) {
  if (isMoment) return "moment";
  if (!dates) return undefined;
  return dates === "day" ? "date" : "clock";
}

/** Codes of a list stand as numbers where all of them are numbers: spreadsheets count and sort them so. */
function toCell({ codes, measure }: DataColumn): (cell: DataCell) => DataCell {
  const names = Object.keys(codes ?? {});
  const isNumeric = measure !== "text" && names.length > 0 && names.every((code) => wholeNumber(code) !== undefined);
  if (!isNumeric) return (cell) => cell;
  return (cell) => (typeof cell === "string" ? (wholeNumber(cell) ?? cell) : cell);
}

export const xlsx: DataFormat = {
  mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  write: ({ columns, rows }, { title, timeZone }) => {
    const cells = columns.map(toCell);
    async function* numbered() {
      for await (const batch of rows()) yield batch.map((row) => row.map((cell, index) => cells[index]?.(cell) ?? cell));
    }
    return xlsxFile({ title, headers: columns.map(({ name }) => name), formats: columns.map(formatOf), timeZone }, numbered());
  },
};
