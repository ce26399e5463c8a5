import { AppError } from "../../../shared/errors";
import { xlsxToCsv } from "./xlsxToCsv";

const ZIP = Buffer.from("PK\u0003\u0004");
/** What .xls and other old Office files begin with. */
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const PDF = Buffer.from("%PDF");

function beginsWith(content: Buffer, signs: Buffer): boolean {
  return content.subarray(0, signs.length).equals(signs);
}

/**
 * A table as CSV, whatever it came as; told by the content, not by the name.
 * @throws AppError `import.unknownFormat`, `import.tooLarge`, `import.corrupt`, `import.empty`
 */
export async function tableContent(content: Buffer): Promise<Buffer> {
  if (content.length === 0) throw new AppError("import.empty");
  if (beginsWith(content, OLD_OFFICE) || beginsWith(content, PDF)) throw new AppError("import.unknownFormat");
  return beginsWith(content, ZIP) ? xlsxToCsv(content) : content;
}
