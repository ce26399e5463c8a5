import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  brokenRules,
  countLabels,
  faultOf,
  hasSamples,
  SAMPLES,
  SKIP_REASON,
} from "../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import type { ImportedSurvey } from "../../../../survey/exchange/importer";
import { type Question, questionsOf } from "../../../../survey/questionnaire";
import type { MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import { csv } from ".";

function read(text: string | Buffer, name = "answers.csv"): ImportedSurvey {
  return csv.read({ name, content: Buffer.from(text) }, TYPES);
}

function questions(survey: ImportedSurvey): readonly Question[] {
  return questionsOf(survey.questionnaire);
}

function at(survey: ImportedSurvey, index: number): Question {
  const question = questions(survey)[index];
  if (!question) throw new Error(`no question ${index}`);
  return question;
}

function labels(question: Question, language = "en"): readonly string[] {
  return Array.isArray(question.options) ? question.options.map(({ label }) => label[language]) : [];
}

function column(name: string, cells: readonly string[]): string {
  return `${name}\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join("\n")}\n`;
}

/** Records by a plain reading of RFC 4180, independent of the importer. */
function recordsOf(text: string): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  const cells = text.replace(/^\uFEFF/, "").matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/g);
  for (const [, cell = "", end = ""] of cells) {
    records.at(-1)?.push((cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim());
    if (end !== "," && end !== "") records.push([]);
  }
  return records.filter((record) => record.some((cell) => cell !== ""));
}

function tally(cells: readonly (string | undefined)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const cell of cells) if (cell) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts;
}

describe.skipIf(!hasSamples)(`sample responses${SKIP_REASON}`, () => {
  test.each([
    ["comma-survey", 1129, 12],
    ["flying-etiquette", 1040, 26],
    ["thanksgiving-2015", 1058, 23],
  ])("%s: every respondent, each option counted as in the file", (name, respondents, count) => {
    const content = readFileSync(join(SAMPLES, "responses", `${name}.csv`));
    const survey = csv.read({ name, content }, TYPES);
    const [header = [], ...rows] = recordsOf(content.toString("utf8"));
    expect(survey.responses).toHaveLength(respondents);
    expect(rows).toHaveLength(respondents);
    expect(questions(survey)).toHaveLength(count);
    expect(brokenRules(survey)).toEqual([]);
    expect(survey.responses.map(({ externalId }) => externalId)).toEqual(rows.map(([id]) => id));
    for (const question of questions(survey)) {
      const title = question.title.en ?? "";
      const own = header.flatMap((heading, index) =>
        heading === title || heading.replace(/\s+- .*$/, "") === title ? [index] : [],
      );
      const isMultiple = question.type === "multiple-choice";
      const shown = isMultiple ? own.filter((index, place) => header[index] !== header[own[place - 1] ?? -1]) : own.slice(0, 1);
      const expected = tally(shown.flatMap((index) => rows.map((row) => row[index])));
      expect(countLabels(survey, question, "en"), title).toEqual(expected);
    }
  });

  test("the texts of the last column of a select-all question are comments of its other option", () => {
    const content = readFileSync(join(SAMPLES, "responses", "thanksgiving-2015.csv"));
    const survey = csv.read({ name: "x.csv", content }, TYPES);
    const pies = questions(survey).find(({ title }) => title.en?.startsWith("Which type of pie"));
    const comments = survey.responses.flatMap(({ answers }) => answers[pies?.id ?? ""]?.comment ?? []);
    expect(pies?.type).toBe("multiple-choice");
    expect(comments).toHaveLength(71);
    expect(comments).toContain("Chess");
  });
});

describe("delimiters and encodings", () => {
  const rows = [
    ["id", "¿Qué color prefieres?", "¿Cuántos años tienes?"],
    ["1", "Añil", "31"],
    ["2", "Rojo", "45"],
    ["3", "Añil", "28"],
    ["4", "Rojo", "63"],
  ];
  const text = (delimiter: string) => rows.map((row) => row.join(delimiter)).join("\r\n");

  test.each([",", ";", "\t", "|"])("separated by %j", (delimiter) => {
    const survey = read(text(delimiter));
    expect(survey.questionnaire.languages).toEqual(["es"]);
    expect(questions(survey).map(({ type }) => type)).toEqual(["single-choice", "number"]);
    expect(countLabels(survey, at(survey, 0), "es")).toEqual({ Añil: 2, Rojo: 2 });
    expect(brokenRules(survey)).toEqual([]);
  });

  test.each([
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text(",")}`)],
    ["UTF-16, little end first", Buffer.from(`\uFEFF${text(",")}`, "utf16le")],
    ["UTF-16, big end first", Buffer.from(`\uFEFF${text(",")}`, "utf16le").swap16()],
    ["Windows-1252", Buffer.from(text(","), "latin1")],
    ["a first line that names the delimiter", Buffer.from(`sep=;\r\n${text(";")}`)],
  ])("%s", (_name, content) => {
    const survey = read(content);
    expect(at(survey, 0).title).toEqual({ es: "¿Qué color prefieres?" });
    expect(countLabels(survey, at(survey, 0), "es")).toEqual({ Añil: 2, Rojo: 2 });
  });

  test("quoted cells with delimiters, quotes and line breaks", () => {
    const survey = read('id,What do you think of it?\n1,"It is ""good"", really\nand cheap"\n2,fine\n');
    expect(survey.responses.map(({ answers }) => Object.values(answers)[0]?.value)).toEqual([
      'It is "good", really\nand cheap',
      "fine",
    ]);
    expect(at(survey, 0).type).toBe("long-text");
  });

  test("quotes inside unquoted cells", () => {
    const survey = read("How tall are you?\n6'2\"\n5'4\"\n6'2\"\n5'4\"\n5'10\"\n5'10\"\n");
    expect(labels(at(survey, 0))).toEqual(["5'4\"", "5'10\"", "6'2\""]);
  });
});

describe("types", () => {
  const many = (...cells: readonly string[]) => Array.from({ length: 6 }, () => cells).flat();

  test.each<[string, readonly string[], string]>([
    ["days", ["2024-02-29", "2024-03-01", "2023-12-31"], "date"],
    ["times", ["2024-02-29 10:15", "2024-03-01T08:00", "2023-12-31 23:59:00"], "date"],
    ["dates with a day above twelve", ["31/12/2023", "01/02/2024"], "date"],
    ["impossible dates", ["31/31/2023", "30/02/2024"], "short-text"],
    ["days of a year that there wasn't", ["0000-01-01", "0000-01-02"], "short-text"],
    ["times with seconds, which a date answer can't hold", ["2024-02-29 10:15:31", "2024-03-01 08:00:02"], "short-text"],
    ["points of a scale", many("1", "2", "3", "5"), "rating"],
    ["two codes", many("0", "1"), "single-choice"],
    ["measures", ["170", "182", "165", "190"], "number"],
    ["decimals", ["1.5", "-2", "0.25"], "number"],
    ["postal codes with leading zeros", ["08001", "28013", "01005", "46002"], "short-text"],
    ["telephones", ["600123456789012", "600123456789013"], "short-text"],
    ["numbers with a stray word", ["170", "182", "tall", "190"], "short-text"],
    ["repeating texts", many("Red", "Green", "Blue"), "single-choice"],
    ["free texts", ["I like it", "Too dear", "No idea", "It broke"], "short-text"],
    ["numbers with a package's sign for none", ["170", "NA", "165", "182"], "number"],
    ["a known scale, even when nothing repeats", ["Never", "Always"], "single-choice"],
    ["lists parted by semicolons, their parts repeating", many("Tea;Coffee", "Tea", "Coffee;Water", "Water"), "multiple-choice"],
    ["sentences with semicolons", ["I like it; it is cheap", "Too dear; too slow", "No; never"], "short-text"],
    ["lists closed by semicolons", ["Tea;Coffee;", "Tea;", "Coffee;Water;"], "multiple-choice"],
  ])("%s", (_name, cells, type) => {
    const survey = read(column("What is it?", cells));
    expect(at(survey, 0).type).toBe(type);
    expect(brokenRules(survey)).toEqual([]);
    expect(survey.responses.flatMap(({ answers }) => Object.values(answers))).toHaveLength(cells.length);
  });

  test.each<[readonly string[]]>([
    [["Never", "Rarely", "Sometimes", "Often", "Always"]],
    [["Strongly disagree", "Disagree", "Neither agree nor disagree", "Agree", "Strongly agree"]],
    [["Very dissatisfied", "Somewhat dissatisfied", "Neutral", "Somewhat satisfied", "Very satisfied"]],
    [["Under 18", "18-29", "30-44", "45-60", "> 60"]],
    [["$0 - $24,999", "$25,000 - $49,999", "$50,000 - $99,999", "$100,000 - $149,999", "$150,000+", "Prefer not to answer"]],
    [["Nunca", "Casi nunca", "A veces", "A menudo", "Siempre"]],
    [
      ["Muy insatisfecho", "Insatisfecho", "Ni satisfecho ni insatisfecho", "Satisfecho", "Muy satisfecho"]
        .slice(0, 1)
        .concat("Neutral", "Muy satisfecho"),
    ],
    [["Yes", "No", "Not sure", "Other (please specify)"]],
    [["Less than high school degree", "High school degree", "Bachelor degree", "Graduate degree"]],
  ])("%j stay in this order", (ordered) => {
    const shuffled = ordered.toSorted((a, b) => a.length - b.length || (a < b ? 1 : -1));
    const survey = read(column("Which of these is it?", [...shuffled, ...shuffled, ...shuffled]));
    expect(labels(at(survey, 0), survey.questionnaire.languages[0])).toEqual(ordered);
  });

  test("other texts stand by their frequency", () => {
    const survey = read(column("Which is the best?", ["Blue", "Red", "Red", "Green", "Green", "Green", "Blue", "Red", "Red"]));
    expect(labels(at(survey, 0))).toEqual(["Red", "Green", "Blue"]);
  });

  test("texts that differ in case alone stay apart", () => {
    const survey = read(column("Which is it?", ["yes", "Yes", "yes", "Yes", "YES", "YES"]));
    expect(countLabels(survey, at(survey, 0), "en")).toEqual({ yes: 2, Yes: 2, YES: 2 });
    expect(brokenRules(survey)).toEqual([]);
  });
});

describe("marks of why there is no value", () => {
  test("leave the column what its values are", () => {
    const survey = read("id,How tall are you?\n1,170\n2,[dont-know]\n3,[refused]\n4,[no-answer]\n5,\n6,182.5\n");
    expect(at(survey, 0)).toMatchObject({ type: "number", maxDecimals: 1 });
    expect(survey.responses.map(({ answers }) => Object.values(answers)[0])).toEqual([
      { value: 170 },
      { missing: "dont-know" },
      { missing: "refused" },
      { missing: "no-answer" },
      undefined,
      { value: 182.5 },
    ]);
  });

  test("are no option of a question over several columns", () => {
    const survey = read("id,Drink? - Tea,Drink? - Water\n1,Tea,Water\n2,[dont-know],[dont-know]\n3,,Water\n4,Tea,\n");
    expect(questions(survey).map(({ type }) => type)).toEqual(["multiple-choice"]);
    expect(survey.responses.map(({ answers }) => Object.values(answers)[0])).toEqual([
      { value: ["tea", "water"] },
      { missing: "dont-know" },
      { value: ["water"] },
      { value: ["tea"] },
    ]);
  });

  test("are told from an option of that name", () => {
    const survey = read(column("Do you like it?", ["dont-know", "yes", "dont-know", "yes", "[dont-know]"]));
    expect(countLabels(survey, at(survey, 0), "en")).toEqual({ "dont-know": 2, yes: 2 });
  });
});

describe("choices over several columns", () => {
  const expected = { Tea: 2, Coffee: 1, Water: 2 };

  test.each<[string, string]>([
    [
      "question and option in the heading",
      "id,What do you drink? - Tea,What do you drink? - Coffee,What do you drink? - Water\n1,Tea,,Water\n2,Tea,Coffee,\n3,,,\n4,,,Water\n",
    ],
    ["option in brackets", "id,Drinks [Tea],Drinks [Coffee],Drinks [Water]\n1,Tea,,Water\n2,Tea,Coffee,\n3,,,\n4,,,Water\n"],
    ["ticks", "id,Drinks: Tea,Drinks: Coffee,Drinks: Water\n1,x,,x\n2,x,x,\n3,,,\n4,,,x\n"],
    [
      "options in a second header row",
      "Respondent ID,What do you drink?,,\n,Tea,Coffee,Water\n1,Tea,,Water\n2,Tea,Coffee,\n3,,,\n4,,,Water\n",
    ],
    ["headings left blank", "id,What do you drink?,,\n1,Tea,,Water\n2,Tea,Coffee,\n3,,,\n4,,,Water\n"],
    [
      "placeholders for blank headings",
      "id,What do you drink?,Unnamed: 2,Unnamed: 3\n1,Tea,,Water\n2,Tea,Coffee,\n3,,,\n4,,,Water\n",
    ],
    [
      "the same heading again",
      "id,What do you drink?,What do you drink?,What do you drink?\n1,Tea,,Water\n2,Tea,Coffee,\n3,,,\n4,,,Water\n",
    ],
  ])("%s", (_name, text) => {
    const survey = read(text);
    expect(questions(survey).map(({ type }) => type)).toEqual(["multiple-choice"]);
    expect(countLabels(survey, at(survey, 0), survey.questionnaire.languages[0] ?? "")).toEqual(expected);
    expect(survey.responses.map(({ answers }) => Object.keys(answers).length)).toEqual([1, 1, 0, 1]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test("an option that nobody chose is still offered", () => {
    const survey = read("id,Drink? - Tea,Drink? - Milk,Drink? - Water\n1,Tea,,Water\n2,Tea,,\n");
    expect(labels(at(survey, 0), survey.questionnaire.languages[0])).toEqual(["Tea", "Milk", "Water"]);
  });

  test("the text column of the other option becomes its comment", () => {
    const survey = read(
      "Respondent ID,What do you drink?,,\n,Tea,Water,Other (please specify)\n1,Tea,,\n2,Tea,Water,Milk\n3,,,Beer\n",
    );
    const question = at(survey, 0);
    expect(questions(survey)).toHaveLength(1);
    expect(question.other).toEqual({ en: "Other (please specify)" });
    expect(survey.responses.map(({ answers }) => answers[question.id]?.comment)).toEqual([undefined, "Milk", "Beer"]);
    expect(survey.responses[2]?.answers[question.id]?.value).toEqual(["other"]);
  });

  test("a single choice with a response column and a text column", () => {
    const survey = read(
      "Respondent ID,What is the main dish?,\n,Response,Other (please specify)\n1,Ham,\n2,Ham,\n3,Turkey,\n4,Turkey,\n5,,Rice\n",
    );
    const question = at(survey, 0);
    expect(questions(survey)).toHaveLength(1);
    expect(countLabels(survey, question, "en")).toEqual({ Ham: 2, Turkey: 2, "Other (please specify)": 1 });
    expect(survey.responses[4]?.answers[question.id]).toEqual({ value: "other", comment: "Rice" });
    expect(brokenRules(survey)).toEqual([]);
  });

  test("a text beside another answer than the other option stays a question of its own", () => {
    const survey = read("id,Dish?,Dish? - Other (please specify)\n1,Ham,Rice\n2,Ham,\n3,Turkey,\n4,Turkey,\n");
    expect(questions(survey).map(({ type }) => type)).toEqual(["single-choice", "short-text"]);
  });
});

test("a wide export with answer columns of several kinds under two header rows", () => {
  const films = ["Film: Part I  The Start", "Film: Part II  The Middle"];
  const survey = read(
    [
      [
        "RespondentID",
        "Have you seen any of the films?",
        "Which of the following films have you seen? Please select all that apply.",
        "",
        "Please rank the films with 1 being your favorite.",
        "",
        "Please state how you view the following characters.",
        "",
        "Gender",
      ],
      ["", "Response", ...films, ...films, "Ann", "Bob", "Response"],
      ...Array.from({ length: 12 }, (_, row) => [
        String(3000 + row),
        row % 4 ? "Yes" : "No",
        row % 2 ? (films[0] ?? "") : "",
        row % 3 ? (films[1] ?? "") : "",
        String((row % 2) + 1),
        String(2 - (row % 2)),
        ["Very favorably", "Somewhat favorably", "Somewhat unfavorably", "Very unfavorably", "Unfamiliar (N/A)"][row % 5] ?? "",
        ["Very favorably", "Neither favorably nor unfavorably (neutral)", "Very unfavorably"][row % 3] ?? "",
        row % 2 ? "Female" : "Male",
      ]),
    ]
      .map((row) => row.join(","))
      .join("\n"),
  );
  expect(questions(survey).map(({ type, title }) => [type, title.en])).toEqual([
    ["single-choice", "Have you seen any of the films?"],
    ["multiple-choice", "Which of the following films have you seen? Please select all that apply."],
    ["order", "Please rank the films with 1 being your favorite."],
    ["matrix", "Please state how you view the following characters."],
    ["single-choice", "Gender"],
  ]);
  const { columns } = at(survey, 3) as MatrixQuestion;
  expect(columns.map(({ label }) => label.en)).toEqual([
    "Very unfavorably",
    "Somewhat unfavorably",
    "Neither favorably nor unfavorably (neutral)",
    "Somewhat favorably",
    "Very favorably",
    "Unfamiliar (N/A)",
  ]);
  expect(countLabels(survey, at(survey, 1), "en")).toEqual({ [films[0] ?? ""]: 6, [films[1] ?? ""]: 8 });
  expect(survey.responses[0]?.externalId).toBe("3000");
  expect(brokenRules(survey)).toEqual([]);
});

describe("respondents", () => {
  test("times of start and end are theirs", () => {
    const survey = read(
      "Respondent ID,Start Date,End Date,Do you like it?\nr1,03/14/2024 10:00:05 AM,03/14/2024 10:05:00 PM,Yes\nr2,03/15/2024 09:00:00 AM,,No\nr3,,,Yes\nr4,,,No\n",
    );
    expect(survey.responses[0]).toMatchObject({
      externalId: "r1",
      startedAt: "2024-03-14T10:00:05.000Z",
      completedAt: "2024-03-14T22:05:00.000Z",
    });
    expect(survey.responses[1]).not.toHaveProperty("completedAt");
    expect(questions(survey)).toHaveLength(1);
  });

  test("an identifier that repeats is a question", () => {
    const survey = read("ID,Do you like it?\n7,Yes\n7,No\n8,Yes\n");
    expect(survey.responses.some((response) => "externalId" in response)).toBe(false);
    expect(questions(survey)).toHaveLength(2);
  });

  test("blank cells are no answers, and a respondent without any is still there", () => {
    const survey = read("id,Do you like it?\n1,Yes\n2,\n3,  \n4,Yes\n");
    expect(survey.responses.map(({ answers }) => Object.keys(answers).length)).toEqual([1, 0, 0, 1]);
  });

  test("variable names and question texts in separate header rows", () => {
    const survey = read(
      'ResponseId,Q1,Q2_1\nResponse ID,How are you?,What else?\n"{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"\nR1,Well,a\nR2,Badly,b\nR3,Well,c\nR4,Badly,d\n',
    );
    expect(questions(survey).map(({ variable, title }) => [variable, title.en])).toEqual([
      ["Q1", "How are you?"],
      ["Q2_1", "What else?"],
    ]);
    expect(survey.responses.map(({ externalId }) => externalId)).toEqual(["R1", "R2", "R3", "R4"]);
  });
});

describe("headings", () => {
  test("repeated headings are questions with different variables", () => {
    const survey = read("id,Age,Age,Age\n1,31,40,22\n2,32,41,23\n");
    expect(questions(survey).map(({ variable }) => variable)).toEqual(["Age", "Age_2", "Age_3"]);
  });

  test("a blank heading over values gets a name, one over nothing is listed", () => {
    const survey = read("id,,Do you like it?,\n1,some words,Yes,\n2,other words,No,\n3,,Yes,\n");
    expect(questions(survey)).toHaveLength(2);
    expect(survey.unmapped).toEqual([{ question: "Column 4", reason: "emptyColumn" }]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test("a very long heading", () => {
    const heading = `Why? ${"because ".repeat(5000)}`;
    const survey = read(`id,${heading}\n1,a\n2,b\n`);
    expect(brokenRules(survey)).toEqual([]);
    expect(survey.unmapped).toEqual([{ question: "Q1", reason: "longText", detail: expect.any(String) }]);
  });
});

describe("size", () => {
  test("2,000 columns", () => {
    const header = Array.from({ length: 2000 }, (_, index) => `Question ${index} of the survey?`);
    const rows = Array.from({ length: 40 }, (_, row) =>
      header.map((_text, index) => ["Yes", "No", ""][(row * 7 + index) % 3] ?? ""),
    );
    const survey = read([header, ...rows].map((row) => row.join(",")).join("\n"));
    expect(questions(survey)).toHaveLength(2000);
    expect(survey.responses).toHaveLength(40);
  });

  test("100,000 rows", () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, row) => `${row},${["Yes", "No", ""][row % 3]},${row % 90},${row % 5 ? "" : "Tea"},words ${row}`,
    );
    const survey = read(`id,Do you like it?,How old are you?,Drinks - Tea,Why?\n${lines.join("\n")}\n`);
    expect(survey.responses).toHaveLength(100_000);
    expect(questions(survey).map(({ type }) => type)).toEqual(["single-choice", "number", "multiple-choice", "short-text"]);
  }, 30_000);
});

/** Read for hours where a pattern tries each division of a long row of like signs. */
test.each([
  ["blanks within a date", `2020-01-01${" ".repeat(400_000)}x`],
  ["blanks within a time", `2020-01-01 10:00${" ".repeat(400_000)}x`],
  ["brackets", "(".repeat(400_000)],
])("a cell of %s is a text", (_name, cell) => {
  const survey = read(`id,What?\n1,${cell}\n2,2020-01-01\n`);
  expect(questions(survey).map(({ type }) => type)).toEqual(["long-text"]);
});

test.each(["]", " -", "[ ", "(", " "])("a heading of nothing but %j is read", (sign) => {
  const survey = read(`id,"Q${sign.repeat(400_000)} a","Q - b"\n1,a,b\n2,a,b\n`);
  expect(survey.responses).toHaveLength(2);
});

test("names that every object inherits are answers like any other", () => {
  const jobs = ["constructor", "worker", "worker", "constructor", "toString", "toString"];
  const survey = read(column("What is your job?", jobs));
  expect(brokenRules(survey)).toEqual([]);
  expect(countLabels(survey, at(survey, 0), "en")).toEqual(Object.fromEntries([...new Set(jobs)].map((job) => [job, 2])));
});

describe("refused", () => {
  test.each<[string, string | Buffer, string, object | undefined]>([
    ["an empty file", "", "emptyFile", undefined],
    ["a header alone", "id,Do you like it?\n", "noResponses", { line: 2 }],
    ["a short row", "a,b\n1,2\n3\n4,5\n", "raggedRow", { line: 3 }],
    ["a long row", "a,b\n1,2\n3,4,5\n", "raggedRow", { line: 3 }],
    ["a quote that never closes", 'a,b\n1,"2\n3,4\n', "corruptCsv", { line: 2 }],
    [
      "more columns than a survey can have questions",
      `id${",a".repeat(10_000)}\n1${",1".repeat(10_000)}\n`,
      "tooManyColumns",
      { line: 1 },
    ],
    ["NUL characters", Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0x31, 0x00, 0x32]), "binaryFile", { line: 2, column: 2 }],
  ])("%s", (_name, content, fault, place) => {
    expect(faultOf(() => read(content))).toMatchObject({ fault, place });
  });

  test("a ragged row is named", () => {
    expect(faultOf(() => read("a,b\n1,2\n3\n")).params).toMatchObject({ row: 3, found: 1, expected: 2 });
  });
});

describe("rows have a limit", () => {
  const fileOf = (columns: number, rows: number) => {
    const line = (cell: string) => Array.from({ length: columns }, () => cell).join(",");
    return [line("Q"), ...Array.from({ length: rows }, () => line("1"))].join("\n");
  };

  test("of which the refusal says how many it is with so many columns", () => {
    const { fault, params, place } = faultOf(() => read(fileOf(300, 10_001)));
    expect([fault, params, place]).toEqual(["tooManyCells", { rows: 10_001, columns: 300, most: 10_000 }, { line: 10_002 }]);
  });

  test("and never more than 100,000", () => {
    const { fault, params } = faultOf(() => read(fileOf(1, 100_001)));
    expect([fault, params]).toEqual(["tooManyRows", { rows: 100_001, most: 100_000 }]);
  });
});
