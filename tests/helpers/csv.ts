import { parse } from "csv-parse/sync";

/** A file that the product wrote, by its headings; its delimiter is told from them. */
export function readCsv(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true, delimiter: delimiterIn(text) });
}

/** The same as rows, headings included. */
export function readCsvRows(text: string): string[][] {
  return parse(text, { bom: true, delimiter: delimiterIn(text) });
}

function delimiterIn(text: string): string {
  const [heading = ""] = text.split("\r\n", 1);
  return heading.replaceAll(/"[^"]*"/g, "").includes(";") ? ";" : ",";
}
