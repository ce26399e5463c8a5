import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { openTable, type TableRow } from "./readRows";
import { tableContent } from "./tableContent";
import { textShape } from "./textShape";

async function rowsOf(content: Buffer): Promise<{ headings: readonly string[]; rows: readonly TableRow[] }> {
  const { headings, rows } = await openTable(await tableContent(content));
  const all: TableRow[] = [];
  for await (const row of rows) all.push(row);
  return { headings, rows: all };
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

describe("a table", () => {
  test.each([
    ["commas", "a,b\r\n1,2\r\n", ["a", "b"]],
    ["semicolons", "a;b,c\r\n1;2\r\n", ["a", "b,c"]],
    ["tabs", "a\tb\n1\t2", ["a", "b"]],
    ["a line that tells the separator", "sep=;\r\na;b\r\n1;2", ["a", "b"]],
    ["delimiters in quotes", '"x;y;z",b\r\n1,2', ["x;y;z", "b"]],
  ])("is read with %s", async (_, text, headings) => {
    const table = await rowsOf(Buffer.from(text));
    expect(table.headings).toEqual(headings);
    expect(table.rows).toEqual([{ row: 2, cells: ["1", "2"] }]);
  });

  test.each([
    ["UTF-8", Buffer.from("niño,año\nÑandú,5"), "utf-8"],
    ["UTF-8 with a mark", Buffer.from("\ufeffniño,año\nÑandú,5"), "utf-8"],
    ["Windows-1252", Buffer.from("niño,año\nÑandú,5", "latin1"), "windows-1252"],
    ["UTF-16", utf16("niño,año\nÑandú,5"), "utf-16le"],
    ["UTF-16, big end first", utf16("niño,año\nÑandú,5").swap16(), "utf-16be"],
  ])("is read in %s", async (_, content, encoding) => {
    expect(textShape(content).encoding).toBe(encoding);
    expect(await rowsOf(content)).toEqual({ headings: ["niño", "año"], rows: [{ row: 2, cells: ["Ñandú", "5"] }] });
  });

  test("keeps line breaks in quotes, counts empty lines and leaves them out", async () => {
    const { rows } = await rowsOf(Buffer.from('a,b\n"one\ntwo",2\n\n,\n3,4\n'));
    expect(rows).toEqual([
      { row: 2, cells: ["one\ntwo", "2"] },
      { row: 5, cells: ["3", "4"] },
    ]);
  });

  test("is read from a spreadsheet: texts, numbers, dates, yes and no", async () => {
    const content = await writeXlsxFile([
      [{ value: "text" }, { value: "number" }, { value: "day" }, { value: "yes" }],
      [
        { value: 'a "quoted", text' },
        { value: 1.5 },
        { value: new Date(Date.UTC(2026, 1, 3)), type: Date, format: "dd/mm/yyyy" },
        { value: true, type: Boolean },
      ],
    ]).toBuffer();
    const { headings, rows } = await rowsOf(content);
    expect(headings).toEqual(["text", "number", "day", "yes"]);
    expect(rows).toEqual([{ row: 2, cells: ['a "quoted", text', "1.5", "2026-02-03", "TRUE"] }]);
  });

  test.each([
    ["nothing", Buffer.alloc(0), "import.empty"],
    ["blank lines", Buffer.from("\n\n"), "import.empty"],
    ["an old spreadsheet", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "import.unknownFormat"],
    ["bytes that are no text", Buffer.from([1, 2, 3, 0, 0, 0, 5, 0, 0, 9]), "import.corrupt"],
    ["a quotation mark left open", Buffer.from('a,b\n1,"2\n3,4'), "import.corrupt"],
    ["an archive that is no spreadsheet", Buffer.from(zipSync({ "a.txt": strToU8("a") })), "import.corrupt"],
    ["an archive that is cut off", Buffer.from(zipSync({ "a.txt": strToU8("a") })).subarray(0, 40), "import.corrupt"],
    [
      "an archive that unpacks to more than memory",
      Buffer.from(zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(320 * 1024 * 1024) }, { level: 1 })),
      "import.tooLarge",
    ],
  ])("is refused: %s", async (_, content, code) => {
    await expect(rowsOf(content)).rejects.toMatchObject({ code });
  });
});
