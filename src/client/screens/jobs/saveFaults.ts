import type { RowFault } from "../../data/jobApi";
import type { Translate } from "../../texts/texts";
import { saveFile } from "../common/saveFile";

/** A cell that neither breaks the file nor starts a formula where it is opened. */
function toCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The faults as a CSV file that spreadsheets read: with a byte order mark and semicolons. */
export function faultsCsv(faults: readonly RowFault[], heads: readonly string[]): string {
  const rows = faults.map(({ row, column, message }) => [row, column ?? "", message]);
  return `\uFEFF${[heads, ...rows].map((row) => row.map(toCell).join(";")).join("\r\n")}\r\n`;
}

export function saveFaults(faults: readonly RowFault[], title: string, t: Translate): void {
  const heads = ["row", "column", "message"].map((name) => t(`console.import.faults.${name}`));
  saveFile(new Blob([faultsCsv(faults, heads)], { type: "text/csv;charset=utf-8" }), `${title}.csv`);
}
