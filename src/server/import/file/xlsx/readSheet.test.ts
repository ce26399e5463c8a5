import { describe, expect, test } from "vitest";
import { figure } from "../../../../../tests/helpers/drill";
import { many, type Parts, rows, sharedTexts, sheet, styles, workbook } from "../../../../../tests/helpers/workbooks";
import { openTable } from "../readRows";
import { tableContent } from "../tableContent";

/** The rows of the table, headings included, blank ones left out. */
async function tableOf(parts: Parts): Promise<readonly (readonly string[])[]> {
  const { headings, rows: below } = await openTable(await tableContent(await workbook(parts)));
  const all: (readonly string[])[] = [headings];
  for await (const { cells } of below) all.push(cells);
  return all;
}

const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
const heading = (...words: readonly string[]) =>
  `<row r="1">${words.map((word, index) => text(`${String.fromCharCode(65 + index)}1`, word)).join("")}</row>`;
const cell = async (content: string, more: Parts = {}) =>
  (await tableOf({ ...rows(heading("a"), `<row r="2">${content}</row>`), ...more }))[1]?.[0];

describe("a spreadsheet", () => {
  test.each([
    ["a number", '<c r="A2"><v>1.50</v></c>', "1.5"],
    ["a number below nought", '<c r="A2"><v>-99</v></c>', "-99"],
    ["a large number", '<c r="A2"><v>1E+21</v></c>', "1e+21"],
    ["yes", '<c r="A2" t="b"><v>1</v></c>', "TRUE"],
    ["no", '<c r="A2" t="b"><v>0</v></c>', "FALSE"],
    ["what a formula gave", '<c r="A2" t="str"><f>CONCAT(B2,"x")</f><v>abc</v></c>', "abc"],
    ["a number that a formula gave", '<c r="A2"><f>1+1</f><v>2</v></c>', "2"],
    ["an error", '<c r="A2" t="e"><v>#N/A</v></c>', "#N/A"],
    ["a day in words", '<c r="A2" t="d"><v>2026-03-01T00:00:00</v></c>', "2026-03-01"],
    ["rich text", '<c r="A2" t="inlineStr"><is><r><t>one </t></r><r><t>two</t></r></is></c>', "one two"],
    ["escapes", '<c r="A2" t="inlineStr"><is><t>a_x000D_b_x005F_x0041_</t></is></c>', "a\rb_x0041_"],
    ["references of XML", '<c r="A2" t="inlineStr"><is><t>a &lt; b &amp; &#241;</t></is></c>', "a < b & ñ"],
    ["a formula's text", '<c r="A2" t="inlineStr"><is><t>=1+1</t></is></c>', "=1+1"],
    ["white space around a text", '<c r="A2" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>', "a"],
    ["a cell without a reference", "<c><v>7</v></c>", "7"],
    ["pronunciation left out", '<c r="A2" t="inlineStr"><is><t>東京</t><rPh><t>トウキョウ</t></rPh></is></c>', "東京"],
  ])("gives %s", async (_, content, expected) => expect(await cell(content)).toBe(expected));

  test.each([
    ["numFmtId=14", 14, "", "46082", "2026-03-01"],
    ["a moment", 22, "", "46082.4375", "2026-03-01 10:30:00.000"],
    ["a format of its own", 164, "dd/mm/yyyy", "46082", "2026-03-01"],
    ["one with words", 164, "[$-C0A]d &quot;de&quot; mmmm;@", "46082", "2026-03-01"],
    ["seconds with fractions", 164, "hh:mm:ss.000", "46082.5", "2026-03-01 12:00:00.000"],
    ["no date", 164, "#,##0.00 &quot;days&quot;", "46082", "46082"],
    ["colours", 164, "[Red]0.00", "46082", "46082"],
    ["general", 164, "General", "46082", "46082"],
  ])("tells days from numbers by their format: %s", async (_, id, code, value, expected) => {
    const format = `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts>`;
    const more = styles(
      format,
      `<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs>`,
    );
    expect(await cell(`<c r="A2" s="1"><v>${value}</v></c>`, more)).toBe(expected);
  });

  test("counts days from 1904 where it says so", async () => {
    const book = '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>';
    const more = { ...styles('<cellXfs><xf numFmtId="14"/></cellXfs>'), "xl/workbook.xml": book };
    expect(await cell('<c r="A2" s="0"><v>44620</v></c>', more)).toBe("2026-03-01");
  });

  test("keeps its rows and columns where they are", async () => {
    const content = await workbook(
      rows(
        '<row r="2">',
        text("B2", "b"),
        text("D2", "d"),
        "</row>",
        '<row r="5">',
        text("A5", "x"),
        '<c r="B5"/>',
        text("D5", "y"),
        "</row>",
      ),
    );
    const { headings, rows: below } = await openTable(await tableContent(content));
    expect(headings).toEqual(["", "b", "", "d"]);
    expect((await below.next()).value).toEqual({ row: 5, cells: ["x", "", "", "y"] });
  });

  test("is read with prefixed names, whatever follows the table", async () => {
    const body =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:B2"/></x:mergeCells></x:worksheet>';
    expect(await tableOf({ "xl/worksheets/sheet1.xml": body })).toEqual([["a"]]);
  });

  test("takes texts from those that cells share", async () => {
    const shared = sharedTexts("<si><t>code</t></si>", '<si><r><t>one, </t></r><r><t>"two"</t></r></si>', "<si><t/></si>");
    const cells = [0, 1, 2].map((index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>${index}</v></c></row>`);
    expect(await tableOf({ ...rows(...cells), ...shared })).toEqual([["code"], ['one, "two"']]);
  });

  test.each([
    [
      "a text that there is not",
      rows(heading("a"), '<row r="2"><c r="A2" t="s"><v>5</v></c></row>'),
      "import.corrupt",
      "/rows/2",
    ],
    ["rows out of order", rows(heading("a"), '<row r="3"/><row r="2"/>'), "import.corrupt", "/rows/3"],
    ["a cell of another row", rows(heading("a"), '<row r="2"><c r="A3"/></row>'), "import.corrupt", "/rows/2"],
    ["a cell twice", rows(heading("a"), '<row r="2"><c r="A2"/><c r="A2"/></row>'), "import.corrupt", "/rows/2"],
    ["tags that don't close", rows(heading("a"), '<row r="2">'), "import.corrupt", "/rows/2"],
    ["a row too far down", rows(heading("a"), '<row r="250001"/>'), "import.tooLarge", "/rows/250001"],
  ])("is refused with %s", async (_, parts, code, path) => {
    await expect(tableOf(parts)).rejects.toMatchObject({ code, details: { faults: [{ path }] } });
  });

  test("of many rows and twelve columns is read, though that may take longer than a refusal", async () => {
    const count = figure({ commit: 15_000, drill: 100_000 });
    const names = "ABCDEFGHIJKL".split("");
    const row = (n: number) =>
      `<row r="${n + 1}">${names
        .map((name, index) =>
          index % 3 === 0
            ? `<c r="${name}${n + 1}" t="s"><v>${n * 4 + index / 3}</v></c>`
            : `<c r="${name}${n + 1}"><v>${n * index}</v></c>`,
        )
        .join("")}</row>`;
    const parts = {
      ...sheet("<sheetData>", many(count, row), "</sheetData>"),
      ...sharedTexts(many(count * 4, (n) => `<si><t>Text ${n}</t></si>`)),
    };
    const table = await tableOf(parts);
    expect([table.length, table.at(-1)]).toEqual([
      count,
      names.map((_, index) => (index % 3 === 0 ? `Text ${(count - 1) * 4 + index / 3}` : String((count - 1) * index))),
    ]);
  }, 60_000);
});
