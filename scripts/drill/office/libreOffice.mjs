// Workbooks and documents as LibreOffice opens them, against what the API answers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convert, EVERY_SHEET, sheetRows } from "./programs.mjs";

const spaceless = (text) => text.replace(/\s+/g, " ").replace(/^'/, "").trim();

/** Cells of a workbook as LibreOffice shows them that aren't the API's; dates are told by their day in another form. */
function compareSheet(rows, expected) {
  const faults = rows.length === expected.length ? [] : [`${rows.length} rows in place of ${expected.length}`];
  for (const [line, row] of expected.entries())
    for (const [column, cell] of row.entries()) {
      const shown = rows[line]?.[column] ?? "";
      const isSame = spaceless(shown) === spaceless(cell) || (cell !== "" && Number(shown) === Number(cell));
      const isDate = /^\d{4}-\d{2}-\d{2}/.test(cell) && /\d{2,4}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}/.test(shown);
      if (!isSame && !isDate)
        faults.push(`${expected[0][column]} of row ${line}: ${JSON.stringify(shown)}, not ${JSON.stringify(cell)}`);
    }
  return faults;
}

/** Whether each question's base and counts stand on the sheet of distributions. */
function compareAggregated(paths, { questions }) {
  const texts = paths.map((path) => sheetRows(path));
  const cells = new Set(texts.flat().map(([label = "", count = ""]) => `${spaceless(label)}\u0000${count}`));
  const wanted = questions.flatMap(({ variable, title, isAnswerable }) =>
    isAnswerable ? [spaceless(`${variable}. ${title}`)] : [],
  );
  const labels = new Set([...cells].map((cell) => cell.split("\u0000")[0]));
  return wanted.filter((title) => !labels.has(title)).map((title) => `no table of ${title}`);
}

/** @returns what LibreOffice shows otherwise than the API says, in words */
export function openInLibreOffice(folder, { codes, labels, texts }, results) {
  const converted = (name, format) => convert(join(folder, name), format, join(folder, `${name}-${format.slice(0, 3)}`));
  const read = (name) => converted(name, EVERY_SHEET);
  const [conversationText] = converted("conversation.docx", "txt:Text (encoded):UTF8").map((path) =>
    spaceless(readFileSync(path, "utf8")),
  );
  for (const name of ["aggregated.xlsx", "conversation.docx"]) converted(name, "pdf");
  const sheet = read("conversation.xlsx").flatMap(sheetRows).flat().map(spaceless);
  return [
    ...compareSheet(sheetRows(read("codes.xlsx")[0]), codes).map((fault) => `codes: ${fault}`),
    ...compareSheet(sheetRows(read("labels.xlsx")[0]), labels).map((fault) => `labels: ${fault}`),
    ...compareAggregated(read("aggregated.xlsx"), results),
    ...texts.filter((text) => !conversationText.includes(spaceless(text))).map((text) => `not in the document: ${text}`),
    ...texts.filter((text) => !sheet.some((cell) => cell.includes(spaceless(text)))).map((text) => `not in the sheet: ${text}`),
  ];
}
