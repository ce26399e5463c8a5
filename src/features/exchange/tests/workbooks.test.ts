import { afterAll, beforeAll, describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { createSurvey, multipart } from "../../../../tests/helpers/surveys";
import { rows, workbook } from "../../../../tests/helpers/workbooks";
import { BOMBS } from "../../../../tests/helpers/xlsxBombs";
import type { Results } from "../../results/shared/api";

type Cell = string | number | boolean | Date | null;

const cellOf = (value: Cell) =>
  value instanceof Date ? { value, type: Date, format: "dd/mm/yyyy hh:mm" } : value === null ? null : { value };
const sheetOf = (sheet: string, table: readonly (readonly Cell[])[]) => ({
  sheet,
  data: table.map((row) => row.map(cellOf)),
});
type SheetOf = ReturnType<typeof sheetOf>;
const fileOf = (...sheets: readonly SheetOf[]): Promise<Buffer> =>
  (writeXlsxFile as unknown as (all: readonly SheetOf[]) => { toBuffer: () => Promise<Buffer> })(sheets).toBuffer();

const ANSWERS: readonly (readonly Cell[])[] = [
  ["RespondentID", "Start Date", "Drink", "Age", "Member", "Price", "Why"],
  [1, new Date(Date.UTC(2026, 1, 3, 10, 30)), "Coffee", 31, true, 1.5, "It is good; and it is warm, at least"],
  [2, new Date(Date.UTC(2026, 1, 4, 9, 0)), "Tea", 45, false, 2.25, '=1+1; "quoted"'],
  [3, new Date(Date.UTC(2026, 1, 5, 8, 15)), "Coffee", null, true, 3, "-"],
  [4, new Date(Date.UTC(2026, 1, 6, 7, 0)), "Coffee", 28, false],
];

describe("responses in a workbook", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp();
    token = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  async function send(content: Buffer | string, { name = "answers.xlsx", step = "import", language = "en" } = {}) {
    const id = await createSurvey(app, token);
    const { headers, body } = multipart(name, content);
    const url = `/api/activities/${id}/${step}`;
    const answer = await app.call({ method: "POST", url, token, body, headers: { ...headers, "accept-language": language } });
    return { id, answer };
  }
  const counted = async (id: string) => {
    const { questions }: Results = (await app.call({ url: `/api/activities/${id}/results?language=en`, token })).json();
    return questions.map(({ title, type, base, counts }) => [
      title,
      type,
      base,
      counts.map(({ label, count }) => [label, count]),
    ]);
  };

  test("are counted as the same table as CSV is", async () => {
    const { id, answer } = await send(await fileOf(sheetOf("Answers", ANSWERS)));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ respondents: 4, partial: 0 });
    const text = (cell: Cell) => {
      if (cell instanceof Date) return cell.toISOString().replace("T", " ").slice(0, -1);
      if (typeof cell === "boolean") return String(cell).toUpperCase();
      return typeof cell === "string" ? `"${cell.replaceAll('"', '""')}"` : String(cell ?? "");
    };
    const csv = ANSWERS.map((row) => ANSWERS[0]?.map((_, at) => text(row[at] ?? null)).join(",")).join("\n");
    const same = await send(csv, { name: "answers.csv" });
    expect(answer.json()).toEqual(same.answer.json());
    expect(await counted(id)).toEqual(await counted(same.id));
    const [drink] = await counted(id);
    expect(drink).toEqual([
      "Drink",
      "single-choice",
      4,
      expect.arrayContaining([
        ["Coffee", 3],
        ["Tea", 1],
      ]),
    ]);
    const [row] = (await app.call({ url: `/api/activities/${id}/responses`, token })).json();
    expect(row).toMatchObject({ respondent: "4", startedAt: "2026-02-06T07:00:00.000Z" });
  });

  test("are taken from the first sheet with data, and the report names the others", async () => {
    const file = await fileOf(
      sheetOf("Cover", []),
      sheetOf("Answers", ANSWERS),
      sheetOf("Notes", [["something"]]),
      sheetOf("Empty", [[null]]),
      sheetOf("Codes", [[1, "Coffee"]]),
    );
    const { answer } = await send(file);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ respondents: 4 });
    const others = answer.json().unmapped.filter(({ reason }: { reason: string }) => reason.startsWith("Other sheets"));
    expect(others.map(({ detail }: { detail: string }) => detail)).toEqual(["Notes", "Codes"]);
  });

  test("are guessed at before they are imported, as those of a CSV", async () => {
    const { answer } = await send(await fileOf(sheetOf("Answers", ANSWERS)), { step: "import/preview" });
    expect(answer.statusCode, answer.body).toBe(200);
    const { respondents, guesses } = answer.json();
    expect(respondents).toBe(4);
    expect(guesses.find(({ headings }: { headings: string[] }) => headings[0] === "Drink")).toMatchObject({
      type: "single-choice",
    });
  });

  test("are read by what formulas come to, rich texts as plain ones, empty rows left out", async () => {
    const text = (reference: string, words: string) => `<c r="${reference}" t="inlineStr"><is>${words}</is></c>`;
    const plain = (reference: string, words: string) => text(reference, `<t>${words}</t>`);
    const line = (row: number, drink: string, sum: number) =>
      `<row r="${row}">${plain(`A${row}`, `p${row}`)}${text(`B${row}`, `<r><t>${drink.slice(0, 2)}</t></r><r><t>${drink.slice(2)}</t></r>`)}<c r="C${row}"><f>A1+1</f><v>${sum}</v></c></row>`;
    const file = await workbook(
      rows(
        `<row r="1">${plain("A1", "RespondentID")}${plain("B1", "Drink")}${plain("C1", "Sum")}</row>`,
        ...[line(3, "Coffee", 12), line(4, "Tea", 13), line(5, "Coffee", 14)],
      ),
    );
    const { id, answer } = await send(file);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await counted(id)).toEqual([
      [
        "Drink",
        "single-choice",
        3,
        expect.arrayContaining([
          ["Coffee", 2],
          ["Tea", 1],
        ]),
      ],
      ["Sum", "number", 3, expect.any(Array)],
    ]);
  });

  test("may have two rows of headings, the upper ones merged", async () => {
    const table: readonly (readonly Cell[])[] = [
      ["RespondentID", "Which snacks do you like?", null, "Age"],
      [null, "Nuts", "Fruit", null],
      [1, "Nuts", null, 31],
      [2, null, "Fruit", 45],
      [3, "Nuts", "Fruit", 28],
    ];
    const { id, answer } = await send(await fileOf(sheetOf("Answers", table)));
    const csv = table.map((row) => row.map((cell) => cell ?? "").join(",")).join("\n");
    const same = await send(csv, { name: "answers.csv" });
    expect([answer.statusCode, answer.json()]).toEqual([200, same.answer.json()]);
    expect(await counted(id)).toEqual(await counted(same.id));
    expect((await counted(id))[0]).toEqual([
      "Which snacks do you like?",
      "multiple-choice",
      3,
      [
        ["Nuts", 2],
        ["Fruit", 2],
      ],
    ]);
  });

  const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  test.each([
    ["protected by a password", Buffer.concat([OLD, Buffer.from("EncryptedPackage", "utf16le")]), 415, /contraseña/],
    ["of an old format", OLD, 415, /antiguo de Office/],
    ["broken", Buffer.from("PK\u0003\u0004 nothing"), 422, /dañado/],
    ["a ZIP of something else", Buffer.from("504b0506000000000000000000000000000000000000", "hex"), 415, /No reconocemos/],
  ] as const)("are refused where the file is %s, in the reader's language", async (_name, content, status, words) => {
    for (const step of ["import", "import/preview"]) {
      const { id, answer } = await send(content, { step, language: "es" });
      expect([answer.statusCode, answer.json().detail]).toEqual([status, expect.stringMatching(words)]);
      expect((await app.call({ url: `/api/activities/${id}/questionnaire`, token })).json()).toMatchObject({ published: null });
    }
  });

  test("are refused where nothing stands in any sheet", async () => {
    const { answer } = await send(await fileOf(sheetOf("One", []), sheetOf("Two", [[null]])));
    expect([answer.statusCode, answer.json().detail]).toEqual([422, expect.stringContaining("empty")]);
  });

  test("that unpack to far more than they bring are refused", async () => {
    const [bomb] = BOMBS;
    const { answer } = await send((await bomb?.make()) ?? Buffer.alloc(0));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "import.tooLarge"]);
  }, 60_000);
});
