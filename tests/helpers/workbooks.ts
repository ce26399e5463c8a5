import { zipFile } from "../../src/server/api/export/zipFile";

/** Parts of a file by their path; long ones as they come. */
export type Parts = Readonly<Record<string, string | Iterable<string>>>;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const FRAME: Parts = {
  "_rels/.rels": `<Relationships ${RELATIONS}>${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
  "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships ${RELATIONS}>${[
    relation("rId1", "worksheet", "worksheets/sheet1.xml"),
    relation("rId2", "styles", "styles.xml"),
    relation("rId3", "sharedStrings", "sharedStrings.xml"),
  ].join("")}</Relationships>`,
};

/** A table's first row, as all of these files have it. */
export const HEADING = '<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c></row>';

export function* many(count: number, one: (index: number) => string): Generator<string> {
  const step = 2_000;
  for (let from = 0; from < count; from += step)
    yield Array.from({ length: Math.min(step, count - from) }, (_, index) => one(from + index)).join("");
}

function* sequence(...parts: readonly (string | Iterable<string>)[]): Generator<string> {
  for (const part of parts) yield* typeof part === "string" ? [part] : part;
}

/** What stands in `worksheet`, in order. */
export const sheet = (...parts: readonly (string | Iterable<string>)[]): Parts => ({
  "xl/worksheets/sheet1.xml": sequence(`<worksheet ${MAIN}>`, ...parts, "</worksheet>"),
});

/** What stands in `sheetData`, in order. */
export const rows = (...parts: readonly (string | Iterable<string>)[]): Parts => sheet("<sheetData>", ...parts, "</sheetData>");

export const sharedTexts = (...parts: readonly (string | Iterable<string>)[]): Parts => ({
  "xl/sharedStrings.xml": sequence(`<sst ${MAIN}>`, ...parts, "</sst>"),
});

export const styles = (...parts: readonly (string | Iterable<string>)[]): Parts => ({
  "xl/styles.xml": sequence(`<styleSheet ${MAIN}>`, ...parts, "</styleSheet>"),
});

/** A workbook's file of these parts, and those that any has. */
export async function workbook(parts: Parts): Promise<Buffer> {
  const all = Object.entries({ ...FRAME, ...parts });
  const chunks: Buffer[] = [];
  const entries = all.map(([name, content]) => ({ name, content: typeof content === "string" ? [content] : content }));
  for await (const chunk of zipFile(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The place of a part's record in the directory at the file's end. */
export function directoryRecord(file: Buffer, part: string): number {
  let at = file.length;
  do at = file.lastIndexOf(part, at - 1);
  while (at > 0 && file.readUInt32LE(at - 46) !== 0x02014b50);
  return at - 46;
}
