import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CrossTable } from "../../src/features/results/shared/tablesApi";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { readCsv } from "../helpers/csv";
import { ROOT } from "../helpers/root";
import { createSurvey, multipart } from "../helpers/surveys";

const DATA = join(ROOT, "..", "shared", "data");
const RESPONSES = join(DATA, "responses");
const SURVEYS = join(DATA, "limesurvey");
const HAS_DATA = existsSync(RESPONSES) && existsSync(SURVEYS);

interface QuestionCounts {
  readonly id: string;
  readonly variable: string;
  readonly title: string;
  readonly type: string;
  readonly base: number;
  readonly canFilter: boolean;
  readonly missing: Readonly<Record<string, number>>;
  readonly counts: readonly { readonly code: string; readonly label: string; readonly count: number; readonly share: number }[];
  readonly statistics?: { readonly mean: number; readonly minimum: number; readonly maximum: number };
  readonly texts?: readonly string[];
}

interface Results {
  readonly base: number;
  readonly responses: { readonly total: number; readonly complete: number };
  readonly questions: readonly QuestionCounts[];
}

type Row = readonly string[];

interface Column {
  readonly heading: string;
  /** What the heading says after the question's own text, for a choice or the text of "other". */
  readonly suffix: string;
  readonly index: number;
}

/** Spaces of all kinds and signs in front or behind say nothing about what a column is. */
function plain(text: string): string {
  return text.replace(/[\s\u00a0\ufeff]+/g, " ").trim();
}

function columnsOf(headings: Row, title: string): readonly Column[] {
  return headings.flatMap((heading, index) => {
    const text = plain(heading);
    if (text === plain(title)) return [{ heading, suffix: "", index }];
    const separator = " - ";
    const isPart = text.startsWith(`${plain(title)}${separator}`);
    return isPart ? [{ heading, suffix: text.slice(plain(title).length + separator.length), index }] : [];
  });
}

function isFilled(row: Row, column: Column): boolean {
  return plain(row[column.index] ?? "") !== "";
}

/** Rows that chose the option, told from the file alone. */
function isChosen(row: Row, columns: readonly Column[], label: string): boolean {
  return columns.some((column) => {
    const cell = plain(row[column.index] ?? "");
    return cell !== "" && (column.suffix === "" ? cell === plain(label) : column.suffix === plain(label));
  });
}

/** What the file says of a question, in the shape that results have. */
function tally(question: QuestionCounts, rows: readonly Row[], columns: readonly Column[]) {
  const answered = rows.filter((row) => columns.some((column) => isFilled(row, column)));
  const counts = question.counts.map(({ label }) => [label, rows.filter((row) => isChosen(row, columns, label)).length]);
  const numbers = answered.map((row) => Number(row[columns[0]?.index ?? 0]));
  return { base: answered.length, blanks: rows.length - answered.length, counts, numbers };
}

const encode = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
// How answers are counted is the same on both engines: the one that carries production is enough for files of this size.
const engine = ENGINES.at(-1) ?? "pglite";

describe.skipIf(!HAS_DATA)("real files (skipped where the folder ../shared/data is missing)", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  async function importFile(folder: string, name: string) {
    const id = await createSurvey(app, token, { title: name });
    const content = readFileSync(join(folder, name));
    const answer = await app.call({ method: "POST", url: `/api/activities/${id}/import`, token, ...multipart(name, content) });
    expect([name, answer.statusCode, answer.body.slice(0, 300)]).toEqual([name, 200, expect.any(String)]);
    return { id, report: answer.json() };
  }

  const files = HAS_DATA ? readdirSync(RESPONSES).filter((name) => name.endsWith(".csv")) : [];

  describe.each(files)("%s", (file) => {
    let headings: Row = [];
    let rows: readonly Row[] = [];
    let activityId = "";
    let all: Results;
    const results = async (query = ""): Promise<Results> =>
      (await app.call({ url: `/api/activities/${activityId}/results?${query}`, token })).json();
    const expectCounts = (found: Results, kept: readonly Row[]) => {
      for (const question of found.questions) {
        const expected = tally(question, kept, columnsOf(headings, question.title));
        const counted = question.counts.map(({ label, count }) => [label, count]);
        const blanks = Object.values(question.missing).reduce((sum, count) => sum + count, 0);
        expect({ title: question.title, base: question.base, blanks, counted }).toEqual({
          title: question.title,
          base: expected.base,
          blanks: expected.blanks,
          counted: expected.counts,
        });
      }
    };

    beforeAll(async () => {
      const table: string[][] = parse(readFileSync(join(RESPONSES, file)), { bom: true });
      [headings = [], ...rows] = table;
      const { id, report } = await importFile(RESPONSES, file);
      activityId = id;
      expect(report.respondents).toBe(rows.length);
      all = await results();
      expect(report.questions).toBe(all.questions.length);
    });

    test("every column but the respondent's number belongs to one question", () => {
      const claimed = all.questions.flatMap((question) => columnsOf(headings, question.title).map(({ index }) => index));
      expect(claimed.toSorted((a, b) => a - b)).toEqual(headings.slice(1).map((_, index) => index + 1));
    });

    test("bases, blanks and counts equal those of the file", () => {
      expect(all.responses).toMatchObject({ total: rows.length, complete: rows.length });
      expect(all.base).toBe(rows.length);
      expectCounts(all, rows);
    });

    test("no value that repeats in a closed column is missing from the counts, and shares are of the base", () => {
      for (const question of all.questions.filter(({ type }) => type.endsWith("-choice"))) {
        const columns = columnsOf(headings, question.title);
        const labels = new Set(question.counts.map(({ label }) => plain(label)));
        const [own] = columns.filter(({ suffix }) => suffix === "");
        const values = own ? rows.map((row) => plain(row[own.index] ?? "")).filter(Boolean) : columns.map(({ suffix }) => suffix);
        expect([question.title, [...new Set(values)].filter((value) => !labels.has(value))]).toEqual([question.title, []]);
        for (const { count, share } of question.counts) {
          expect(share).toBeCloseTo(question.base === 0 ? 0 : count / question.base, 6);
        }
      }
    });

    test("statistics of numbers equal those of the file", () => {
      for (const question of all.questions.filter(({ type }) => type === "number")) {
        const { numbers } = tally(question, rows, columnsOf(headings, question.title));
        expect(question.statistics?.minimum).toBe(Math.min(...numbers));
        expect(question.statistics?.maximum).toBe(Math.max(...numbers));
        expect(question.statistics?.mean).toBeCloseTo(numbers.reduce((sum, one) => sum + one, 0) / numbers.length, 4);
      }
    });

    test("filtered by another question's answer, they equal the file's rows with that answer", async () => {
      const filters = all.questions.filter(({ canFilter, counts }) => canFilter && counts.some(({ count }) => count > 0));
      expect(filters.length).toBeGreaterThan(2);
      for (const question of [filters[0], filters[1], filters.at(-1)]) {
        const option = question?.counts.find(({ count }) => count > 0);
        if (!question || !option) throw new Error("nothing to filter by");
        const columns = columnsOf(headings, question.title);
        const kept = rows.filter((row) => isChosen(row, columns, option.label));
        const found = await results(encode({ [question.id]: [option.code] }));
        expect([question.title, found.base]).toEqual([question.title, kept.length]);
        expectCounts(found, kept);
      }
    });

    test("two answers of one question widen, two questions narrow", async () => {
      const [one, other] = all.questions.filter(({ type, counts }) => type === "single-choice" && counts.length > 1);
      const [first, second] = one?.counts ?? [];
      const [third] = other?.counts ?? [];
      if (!one || !other || !first || !second || !third) throw new Error("the file has two closed questions");
      const [ones, others] = [columnsOf(headings, one.title), columnsOf(headings, other.title)];
      const either = (row: Row) => isChosen(row, ones, first.label) || isChosen(row, ones, second.label);
      const wide = await results(encode({ [one.id]: [first.code, second.code] }));
      expect(wide.base).toBe(rows.filter(either).length);
      const narrow = await results(encode({ [one.id]: [first.code, second.code], [other.id]: [third.code] }));
      const kept = rows.filter((row) => either(row) && isChosen(row, others, third.label));
      expect(narrow.base).toBe(kept.length);
      expectCounts(narrow, kept);
    });

    test("a table of two questions counts as the file does, by their variables", async () => {
      const [one, other] = all.questions.filter(({ type, counts }) => type === "single-choice" && counts.length > 1);
      if (!one || !other) throw new Error("the file has two closed questions");
      const body = { rows: [one.variable], columns: [other.variable] };
      const answer = await app.call({ method: "POST", url: `/api/activities/${activityId}/tables`, token, body });
      expect(answer.statusCode, answer.body).toBe(200);
      const table: CrossTable = answer.json();
      const [rowColumns, columnColumns] = [columnsOf(headings, one.title), columnsOf(headings, other.title)];
      const expected = table.rows.map(({ label }) =>
        table.columns.map(
          (column) =>
            rows.filter(
              (row) => isChosen(row, rowColumns, label) && (column.key === "total" || isChosen(row, columnColumns, column.label)),
            ).length,
        ),
      );
      expect(table.rows.map(({ cells }) => cells.map(({ count }) => count))).toEqual(expected);
    });

    test("the CSV export has every respondent and as many answers", async () => {
      const answer = await app.call({ url: `/api/activities/${activityId}/responses.csv`, token });
      expect(readCsv(answer.body).length).toBe(rows.length);
    });
  });

  const surveys = HAS_DATA ? readdirSync(SURVEYS).filter((name) => name.endsWith(".lss")) : [];

  const cell = (row: string, name: string) => new RegExp(`<${name}>(?:<!\\[CDATA\\[)?([^<\\]]*)`).exec(row)?.[1] ?? "";

  /** Distinct questions of the file's own table, which has a row per language. */
  function questionsIn(xml: string): ReadonlyMap<string, { readonly code: string; readonly type: string }> {
    const table = /<questions>[\s\S]*?<\/questions>/.exec(xml)?.[0] ?? "";
    const rows = [...table.matchAll(/<row>[\s\S]*?<\/row>/g)].map(([row]) => row);
    return new Map(rows.map((row) => [cell(row, "qid"), { code: cell(row, "title"), type: cell(row, "type") }]));
  }

  test.each(surveys)("%s comes over with every question", async (file) => {
    const { id, report } = await importFile(SURVEYS, file);
    const { draft } = (await app.call({ url: `/api/activities/${id}/questionnaire`, token })).json();
    const found: readonly { variable: string }[] = draft.blocks.flatMap(
      (block: { questions: readonly unknown[] }) => block.questions,
    );
    const expected = [...questionsIn(readFileSync(join(SURVEYS, file), "utf8")).values()];
    const isFound = (code: string) => found.some(({ variable }) => variable === code || variable.startsWith(`${code}_`));
    const named = new Set(report.unmapped.map(({ question }: { question: string }) => question));
    // What has no counterpart here, an equation for instance, is told by name.
    const lost = expected.filter(({ code }) => !isFound(code));
    expect(lost.filter(({ code }) => !named.has(code))).toEqual([]);
    expect(lost.length).toBeLessThan(expected.length / 10);
    // A dual scale, and choices with a comment each, are two questions here.
    const splittable = expected.filter(({ type }) => type === "1" || type === "P").length;
    expect(found.length).toBeGreaterThanOrEqual(expected.length - lost.length);
    expect(found.length).toBeLessThanOrEqual(expected.length + splittable);
    expect(report.questions).toBe(found.length);
    for (const one of report.unmapped) expect(one).toMatchObject({ question: expect.any(String), reason: expect.any(String) });
  });
});
