import { AppError } from "../../../shared/errors";
import { type SheetTable, xlsxToCsv } from "./xlsx/xlsxToCsv";

const ZIP = Buffer.from("PK\u0003\u0004");
/** What .xls and other old Office files begin with. */
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const PDF = Buffer.from("%PDF");
/** In an Office file that a password protects, in UTF-16. */
const PROTECTED = Buffer.from("EncryptedPackage", "utf16le");
/** Pages and other markup that spreadsheets open, and that some programs name .xlsx or .xls. */
const MARKUP = /^\s*<(?:!doctype|html|head|body|table|\?xml)\b/i;
const HEAD = 1_024;

function beginsWith(content: Buffer, signs: Buffer): boolean {
  return content.subarray(0, signs.length).equals(signs);
}

/** Whether a file is a spreadsheet's, an old or a protected one included. */
export const isWorkbook = (content: Buffer): boolean => beginsWith(content, ZIP) || beginsWith(content, OLD_OFFICE);

/**
 * A table as CSV, whatever it came as; told by the content, not by the name.
 * @throws AppError `import.unknownFormat`, `import.tooLarge`, `import.corrupt`, `import.empty`, `import.busy`
 */
export async function readTableFile(content: Buffer): Promise<SheetTable> {
  if (content.length === 0) throw new AppError("import.empty");
  if (beginsWith(content, OLD_OFFICE)) {
    const detailKey = `imports.file.${content.includes(PROTECTED) ? "protected" : "oldFormat"}`;
    throw new AppError("import.unknownFormat", { detailKey });
  }
  if (beginsWith(content, PDF)) throw new AppError("import.unknownFormat");
  const head = content
    .subarray(0, HEAD)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  if (MARKUP.test(head)) throw new AppError("import.unknownFormat", { detailKey: "imports.file.markup" });
  return beginsWith(content, ZIP) ? xlsxToCsv(content) : { content, leftOut: [] };
}

/** The table alone, as `readTableFile` reads it. */
export async function tableContent(content: Buffer): Promise<Buffer> {
  return (await readTableFile(content)).content;
}
