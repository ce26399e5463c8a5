import { cutText, escapeAttribute } from "./sheetCells";
import { STYLESHEET } from "./sheetStyles";

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const LONGEST_NAME = 31;

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** Names as Excel takes them: no signs of its own, 31 characters at most, none twice whatever its case. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name, index) => {
    const plain = name
      .replace(/[[\]:*?/\\\p{Cc}]/gu, " ")
      .trim()
      .replace(/^'+|'+$/g, "");
    const base = cutText(plain, LONGEST_NAME).trim() || `Sheet${index + 1}`;
    let unique = base;
    // Excel keeps "History" for itself.
    for (let number = 2; taken.has(unique.toLowerCase()) || unique.toLowerCase() === "history"; number += 1) {
      const end = ` ${number}`;
      unique = cutText(base, LONGEST_NAME - end.length) + end;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** All parts of a workbook but its sheets, by path. @param names as `sheetNames` answers them */
export function workbookParts(names: readonly string[]): Readonly<Record<string, string>> {
  const types = names.map((_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${TYPES}.worksheet+xml"/>`);
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = names.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${types.join("")}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${RELATIONS}">${relations.join("")}${styles}</Relationships>`,
    "xl/styles.xml": STYLESHEET,
  };
}
