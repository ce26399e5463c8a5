import type { Archive } from "./archive";
import { isDateFormat } from "./dates";
import { readPart } from "./workbook";
import { XlsxError } from "./xlsxFault";
import { MOST_FORMATS } from "./xlsxLimits";

/** Excel's own limit of a format's code. */
const LONGEST_CODE = 255;

/** Which of the cells' styles show days or times, by number. @throws XlsxError `manyFormats` */
export async function readStyles(archive: Archive, part: string): Promise<readonly boolean[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let list = "";
  const checked = (count: number) => {
    if (count > MOST_FORMATS) throw new XlsxError("manyFormats", { part, most: MOST_FORMATS });
  };
  await readPart(archive, part, (name, { numFmtId, formatCode = "" }) => {
    if (name === "cellXfs" || name === "cellStyleXfs" || name === "dxfs") list = name;
    if (name === "numFmt") checked(codes.set(Number(numFmtId), formatCode.slice(0, LONGEST_CODE)).size);
    if (name === "xf" && list === "cellXfs") checked(formats.push(Number(numFmtId ?? 0)));
  });
  return formats.map((id) => isDateFormat(id, codes.get(id)));
}
