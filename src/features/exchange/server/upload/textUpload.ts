import { parse } from "csv-parse/sync";
import { isWorkbook, readTableFile } from "../../../../server/kit";
import type { ImportLoss } from "../../../../survey/exchange/importer";
import type { Reason } from "../../importers/shared/reasons";

interface Upload {
  readonly name: string;
  readonly content: Buffer;
}

export interface TextUpload {
  readonly file: Upload;
  /** What of the upload isn't in it. */
  readonly losses: readonly ImportLoss[];
}

const quoted = (cell: string): string => (cell === "" ? "" : `"${cell.replaceAll('"', '""')}"`);

/** A sheet ends each row with its last filled cell; a CSV of responses has as many in all of them. */
function asLongRows(content: Buffer): Buffer {
  const rows: string[][] = parse(content, { relaxColumnCount: true, skipEmptyLines: true, skipRecordsWithEmptyValues: true });
  if (rows.length === 0) return Buffer.alloc(0);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const lines = rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")].map(quoted).join(","));
  // With the delimiter said: a sheet of long texts may have more semicolons.
  return Buffer.from(["sep=,", ...lines].join("\r\n"));
}

/**
 * A file of responses as the importers read it: of a workbook the first sheet with data, as a CSV; anything else as it is.
 * Workbooks are unpacked in a thread of their own, within the limits of all imports.
 * @throws AppError `import.unknownFormat` for a protected or old one, `import.tooLarge`, `import.corrupt`, `import.busy`
 */
export async function readTextUpload(upload: Upload): Promise<TextUpload> {
  if (!isWorkbook(upload.content)) return { file: upload, losses: [] };
  const { content, leftOut } = await readTableFile(upload.content);
  const losses = leftOut.map((detail) => ({ question: "", reason: "otherSheets" satisfies Reason, detail }));
  return { file: { name: `${upload.name}.csv`, content: asLongRows(content) }, losses };
}
