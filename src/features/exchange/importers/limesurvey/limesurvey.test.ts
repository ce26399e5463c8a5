import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brokenRules, faultOf, hasSamples, SAMPLES, SKIP_REASON } from "../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import type { ImportedSurvey } from "../../../../survey/exchange/importer";
import { type Option, type Question, questionsOf } from "../../../../survey/questionnaire";
import { limesurvey } from ".";

type Fields = Readonly<Record<string, string>>;

function read(content: string | Buffer): ImportedSurvey {
  return limesurvey.read({ name: "survey.lss", content: Buffer.from(content) }, TYPES);
}

function table(name: string, rows: readonly Fields[]): string {
  const cells = (row: Fields) =>
    Object.entries(row)
      .map(([field, value]) => `<${field}><![CDATA[${value}]]></${field}>`)
      .join("\n    ");
  return ` <${name}>\n  <rows>\n${rows.map((row) => `   <row>\n    ${cells(row)}\n   </row>`).join("\n")}\n  </rows>\n </${name}>`;
}

interface Sketch {
  readonly type: string;
  readonly row?: Fields;
  readonly parts?: readonly (readonly [code: string, text: string, scale?: string])[];
  readonly answers?: readonly (readonly [code: string, text: string, scale?: string])[];
  readonly attributes?: Fields;
  readonly text?: string;
}

function document(version: number, languages: readonly string[], tables: readonly string[]): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<document>\n <LimeSurveyDocType>Survey</LimeSurveyDocType>\n <DBVersion>${version}</DBVersion>`;
  return `${head}\n <languages>${languages.map((tag) => `<language>${tag}</language>`).join("")}</languages>\n${tables.join("\n")}\n</document>\n`;
}

/** One question in the layout that writes a row a language, texts suffixed by their language. */
function oldLayout(
  { type, row = {}, parts = [], answers = [], attributes = {}, text = "Question" }: Sketch,
  languages = ["en"],
): string {
  const inEach = (build: (language: string) => readonly Fields[]) => languages.flatMap(build);
  const mark = (words: string, language: string) => (languages.length > 1 ? `${words} (${language})` : words);
  return document(177, languages, [
    table(
      "answers",
      inEach((language) =>
        answers.map(([code, words, scale = "0"], index) => ({
          qid: "10",
          code,
          answer: mark(words, language),
          sortorder: String(index + 1),
          language,
          scale_id: scale,
        })),
      ),
    ),
    table(
      "groups",
      inEach((language) => [{ gid: "1", group_name: mark("Group", language), group_order: "0", description: "", language }]),
    ),
    table(
      "questions",
      inEach((language) => [
        {
          qid: "10",
          parent_qid: "0",
          gid: "1",
          type,
          title: "code",
          question: mark(text, language),
          help: "",
          other: "N",
          mandatory: "N",
          question_order: "1",
          language,
          relevance: "1",
          ...row,
        },
      ]),
    ),
    table(
      "subquestions",
      inEach((language) =>
        parts.map(([title, words, scale = "0"], index) => ({
          qid: String(100 + index),
          parent_qid: "10",
          gid: "1",
          type,
          title,
          question: mark(words, language),
          question_order: String(index + 1),
          language,
          scale_id: scale,
        })),
      ),
    ),
    table(
      "question_attributes",
      Object.entries(attributes).map(([attribute, value]) => ({ qid: "10", attribute, value })),
    ),
    table("surveys", [{ sid: "5", language: languages[0] ?? "", additional_languages: languages.slice(1).join(" ") }]),
    table(
      "surveys_languagesettings",
      languages.map((language) => ({ surveyls_language: language, surveyls_title: mark("Survey", language) })),
    ),
  ]);
}

/** The same question in the layout that keeps texts in tables of their own. */
function newLayout(
  { type, row = {}, parts = [], answers = [], attributes = {}, text = "Question" }: Sketch,
  languages = ["en"],
): string {
  const mark = (words: string, language: string) => (languages.length > 1 ? `${words} (${language})` : words);
  const texts = (key: string, id: string, field: string, words: string) =>
    languages.map((language) => ({ [key]: id, [field]: mark(words, language), language }));
  return document(640, languages, [
    table(
      "answers",
      answers.map(([code, , scale = "0"], index) => ({
        aid: String(index + 1),
        qid: "10",
        code,
        sortorder: String(index),
        scale_id: scale,
      })),
    ),
    table(
      "answer_l10ns",
      answers.flatMap(([, words], index) => texts("aid", String(index + 1), "answer", words)),
    ),
    table("groups", [{ gid: "1", group_order: "1" }]),
    table("group_l10ns", texts("gid", "1", "group_name", "Group")),
    table("questions", [
      {
        qid: "10",
        parent_qid: "0",
        gid: "1",
        type,
        title: "code",
        other: "N",
        mandatory: "N",
        question_order: "1",
        relevance: "1",
        ...row,
      },
    ]),
    table(
      "subquestions",
      parts.map(([title, , scale = "0"], index) => ({
        qid: String(100 + index),
        parent_qid: "10",
        gid: "1",
        type,
        title,
        question_order: String(index),
        scale_id: scale,
        relevance: "1",
      })),
    ),
    table("question_l10ns", [
      ...texts("qid", "10", "question", text),
      ...parts.flatMap(([, words], index) => texts("qid", String(100 + index), "question", words)),
    ]),
    table(
      "question_attributes",
      Object.entries(attributes).map(([attribute, value]) => ({ qid: "10", attribute, value, language: "" })),
    ),
    table("surveys", [{ sid: "5", language: languages[0] ?? "", additional_languages: languages.slice(1).join(" ") }]),
    table(
      "surveys_languagesettings",
      languages.map((language) => ({ surveyls_language: language, surveyls_title: mark("Survey", language) })),
    ),
  ]);
}

function only(survey: ImportedSurvey): Question {
  const [question] = questionsOf(survey.questionnaire);
  if (!question) throw new Error("no question");
  return question;
}

function reasons(survey: ImportedSurvey): readonly string[] {
  return survey.unmapped.filter(({ question }) => question !== "").map(({ reason }) => reason);
}

/** Main question rows of a file, found by plain search. */
function questionRows(xml: string): readonly Fields[] {
  const section = /<questions>([\s\S]*?)<\/questions>/.exec(xml)?.[1] ?? "";
  return [...section.matchAll(/<row>([\s\S]*?)<\/row>/g)].map(([, row = ""]) =>
    Object.fromEntries(
      [...row.matchAll(/<(\w+)>(?:<!\[CDATA\[([\s\S]*?)\]\]>)?<\/\1>/g)].map(([, field = "", value = ""]) => [field, value]),
    ),
  );
}

const SAMPLE_FILES = [
  "ls205_cascading_array_filter",
  "ls205_randomization_group_test",
  "ls205_sample_survey_english",
  "ls205_validation_tests",
];

describe.skipIf(!hasSamples)(`sample surveys${SKIP_REASON}`, () => {
  test.each(SAMPLE_FILES)("%s: every question with its options, what is lost is listed", (name) => {
    const xml = readFileSync(join(SAMPLES, "limesurvey", `${name}.lss`), "utf8");
    const survey = read(xml);
    const rows = [...new Map(questionRows(xml).map((row) => [row.qid, row])).values()];
    const questions = new Map(questionsOf(survey.questionnaire).map((question) => [question.variable, question]));
    const listed = (row: Fields, reason: string) =>
      survey.unmapped.some((entry) => entry.question === row.title && entry.reason === reason);
    expect(brokenRules(survey)).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const isThere = questions.has(row.title ?? "") || questions.has(`${row.title}_1`);
      expect(isThere, row.title).toBe(row.type !== "*");
      if (row.type === "*") expect(listed(row, "equation"), row.title).toBe(true);
      const own = questions.get(row.title ?? "") ?? questions.get(`${row.title}_1`);
      if (row.relevance && row.relevance !== "1") expect(listed(row, "relevance"), row.title).toBe(own?.showIf === undefined);
      if (row.preg) expect(listed(row, "validation"), row.title).toBe(own?.pattern === undefined);
    }
    const doubled = rows.filter(({ type }) => type === "1" || type === "P").length;
    const skipped = rows.filter(({ type }) => type === "*").length;
    expect(questions.size).toBe(rows.length + doubled - skipped);
  });

  test.each(SAMPLE_FILES)("%s: as many options as rows in the file", (name) => {
    const xml = readFileSync(join(SAMPLES, "limesurvey", `${name}.lss`), "utf8");
    const survey = read(xml);
    const answers = /<answers>([\s\S]*?)<\/answers>/.exec(xml)?.[1] ?? "";
    const questions = new Map(questionsOf(survey.questionnaire).map((question) => [question.variable, question]));
    for (const row of questionRows(xml).filter(({ type, language }) => "L!OR".includes(type ?? "-") && language === "en")) {
      const count = answers
        .split(`<qid><![CDATA[${row.qid}]]></qid>`)
        .slice(1)
        .filter((rest) => /<language><!\[CDATA\[en\]\]>/.test(rest.split("</row>")[0] ?? "")).length;
      const options = questions.get(row.title ?? "")?.options;
      expect(Array.isArray(options) ? options.length : 0, row.title).toBe(count);
    }
  });

  test("both languages of a survey come over", () => {
    const survey = read(readFileSync(join(SAMPLES, "limesurvey", "ls205_randomization_group_test.lss")));
    expect(survey.questionnaire.languages).toEqual(["en", "fr"]);
    for (const question of questionsOf(survey.questionnaire)) expect(Object.keys(question.title)).toEqual(["en", "fr"]);
  });
});

const OPTIONS = [
  ["a", "Apple"],
  ["b", "Pear"],
  ["c", "Plum"],
] as const;
const GRID = [
  ["r1", "Row one", "0"],
  ["r2", "Row two", "0"],
  ["c1", "Column one", "1"],
  ["c2", "Column two", "1"],
] as const;
const SCALES = [
  ["1", "Low", "0"],
  ["2", "High", "0"],
  ["x", "Rarely", "1"],
  ["y", "Often", "1"],
] as const;

const KINDS: readonly [Sketch, string, object][] = [
  [{ type: "5" }, "rating", { min: 1, max: 5, style: "numbers" }],
  [{ type: "A", parts: OPTIONS }, "matrix", { columns: expect.objectContaining({ length: 5 }) }],
  [{ type: "B", parts: OPTIONS }, "matrix", { columns: expect.objectContaining({ length: 10 }) }],
  [
    { type: "C", parts: OPTIONS },
    "matrix",
    {
      columns: [
        { code: "Y", label: { en: "Yes" } },
        { code: "U", label: { en: "Uncertain" } },
        { code: "N", label: { en: "No" } },
      ],
    },
  ],
  [
    { type: "D", attributes: { date_format: "dd/mm/yyyy HH:MM", date_min: "2020-01-01" } },
    "date",
    { precision: "minute", minDate: "2020-01-01" },
  ],
  [{ type: "E", parts: OPTIONS }, "matrix", { columns: expect.objectContaining({ length: 3 }) }],
  [
    {
      type: "F",
      parts: OPTIONS,
      answers: [
        ["1", "Bad"],
        ["2", "Good"],
      ],
      row: { mandatory: "Y" },
    },
    "matrix",
    { required: true, allRows: true, rows: expect.objectContaining({ length: 3 }) },
  ],
  [
    { type: "G" },
    "single-choice",
    {
      options: [
        { code: "F", label: { en: "Female" } },
        { code: "M", label: { en: "Male" } },
      ],
    },
  ],
  [
    {
      type: "H",
      parts: OPTIONS,
      answers: [
        ["1", "Bad"],
        ["2", "Good"],
      ],
    },
    "matrix",
    { columns: expect.objectContaining({ length: 2 }) },
  ],
  [{ type: "I" }, "single-choice", { options: [{ code: "en", label: { en: "English" } }] }],
  [
    {
      type: "K",
      parts: OPTIONS,
      attributes: { suffix: "kg", min_num_value_n: "1", max_num_value_n: "9", num_value_int_only: "1" },
    },
    "multiple-numbers",
    { unit: { en: "kg" }, minValue: 1, maxValue: 9, maxDecimals: 0 },
  ],
  [{ type: "N", attributes: { min_num_value_n: ".5", max_num_value_n: "+24" } }, "number", { minValue: 0.5, maxValue: 24 }],
  [{ type: "S", attributes: { time_limit: "30", time_limit_action: "2" } }, "short-text", { maximumSeconds: 30 }],
  [{ type: "K", parts: OPTIONS, attributes: { equals_num_value: "100" } }, "divide-points", { total: 100 }],
  [
    { type: "L", answers: OPTIONS, row: { other: "Y" }, attributes: { other_replace_text: "Something else" } },
    "single-choice",
    { other: { en: "Something else" } },
  ],
  [{ type: "!", answers: OPTIONS, row: { other: "Y" } }, "single-choice", { display: "dropdown", other: { en: "Other" } }],
  [
    { type: "M", parts: OPTIONS, attributes: { min_answers: "1", max_answers: "2", exclude_all_others: "c", random_order: "1" } },
    "multiple-choice",
    { min: 1, max: 2, exclusive: ["c"], randomOrder: true },
  ],
  [
    { type: "N", attributes: { prefix: "€", num_value_int_only: "1", maximum_chars: "4" } },
    "number",
    { unit: { en: "€" }, maxDigits: 4, maxDecimals: 0 },
  ],
  [{ type: "O", answers: OPTIONS }, "single-choice", { comment: { en: "Write your comment here" } }],
  [{ type: "Q", parts: OPTIONS, attributes: { maximum_chars: "20" } }, "multiple-texts", { maxLength: 20 }],
  [{ type: "R", answers: OPTIONS }, "order", { max: OPTIONS.length }],
  [{ type: "R", answers: OPTIONS, row: { mandatory: "Y" } }, "order", {}],
  [{ type: "R", answers: OPTIONS, attributes: { max_answers: "2" } }, "order", { max: 2 }],
  [{ type: "R", answers: OPTIONS, attributes: { min_answers: "1" } }, "order", { min: 1, max: OPTIONS.length }],
  [{ type: "S", attributes: { maximum_chars: "12" } }, "short-text", { maxLength: 12 }],
  [{ type: "S", attributes: { numbers_only: "1" } }, "number", {}],
  [{ type: "T" }, "long-text", {}],
  [{ type: "U" }, "long-text", {}],
  [
    { type: "X", text: "<p>Welcome</p><p>Read this &amp; go on</p>" },
    "informative-text",
    { title: { en: "Welcome" }, text: { en: "Read this & go on" } },
  ],
  [
    { type: "Y" },
    "single-choice",
    {
      options: [
        { code: "Y", label: { en: "Yes" } },
        { code: "N", label: { en: "No" } },
      ],
    },
  ],
  [
    { type: ":", parts: GRID },
    "matrix",
    {
      cell: "number",
      minValue: 1,
      maxValue: 10,
      columns: [
        { code: "c1", label: { en: "Column one" } },
        { code: "c2", label: { en: "Column two" } },
      ],
    },
  ],
  [{ type: ":", parts: GRID, attributes: { multiflexible_checkbox: "1" } }, "matrix", { cell: "multiple" }],
  [{ type: ";", parts: GRID }, "matrix", { cell: "text" }],
  [
    { type: "|", attributes: { allowed_filetypes: "png, jpg", max_num_of_files: "3", max_filesize: "2048" } },
    "image-upload",
    { maxFiles: 3, maxSize: 2 },
  ],
  [{ type: "|", attributes: { allowed_filetypes: "pdf, doc" } }, "file-upload", {}],
];

describe("question types", () => {
  test.each(KINDS)("%j is a %s in both layouts", (sketch, type, expected) => {
    for (const survey of [read(oldLayout(sketch)), read(newLayout(sketch))]) {
      expect(only(survey)).toMatchObject({ variable: "code", type, ...expected });
      expect(questionsOf(survey.questionnaire)).toHaveLength(1);
      expect(brokenRules(survey)).toEqual([]);
    }
  });

  test("a dual scale is two matrices, named by the scales' headers", () => {
    const survey = read(newLayout({ type: "1", parts: OPTIONS, answers: SCALES, attributes: { dualscale_headerA: "How much" } }));
    const [first, second] = questionsOf(survey.questionnaire);
    expect([first?.variable, second?.variable]).toEqual(["code_1", "code_2"]);
    expect(first?.title).toEqual({ en: "Question – How much" });
    expect(second?.columns).toEqual([
      { code: "x", label: { en: "Rarely" } },
      { code: "y", label: { en: "Often" } },
    ]);
    expect(reasons(survey)).toContain("splitDualScale");
    expect(brokenRules(survey)).toEqual([]);
  });

  test("comments of multiple choices are asked in a question of their own", () => {
    const survey = read(oldLayout({ type: "P", parts: OPTIONS, row: { mandatory: "Y" } }));
    expect(questionsOf(survey.questionnaire).map(({ variable, type, required }) => [variable, type, required])).toEqual([
      ["code", "multiple-choice", true],
      ["code_comment", "multiple-texts", undefined],
    ]);
    expect(reasons(survey)).toContain("splitComments");
  });

  test("an equation is listed and not asked", () => {
    const survey = read(oldLayout({ type: "*", text: "{a + b}" }));
    expect(questionsOf(survey.questionnaire)).toEqual([]);
    expect(survey.unmapped).toContainEqual({ question: "code", reason: "equation", detail: "{a + b}" });
  });

  test("a type that nobody knows, and choices without any option, stay as texts", () => {
    expect(only(read(oldLayout({ type: "9" }))).type).toBe("long-text");
    const survey = read(oldLayout({ type: "L" }));
    expect(only(survey).type).toBe("short-text");
    expect(reasons(survey)).toContain("noOptions");
  });
});

describe("languages", () => {
  test.each([
    ["rows a language", oldLayout],
    ["texts in tables of their own", newLayout],
  ] as const)("%s", (_name, layout) => {
    const survey = read(layout({ type: "L", answers: OPTIONS, row: { other: "Y" } }, ["de", "es", "pt-BR"]));
    expect(survey.questionnaire.languages).toEqual(["de", "es", "pt-BR"]);
    expect(survey.questionnaire.title).toEqual({ de: "Survey (de)", es: "Survey (es)", "pt-BR": "Survey (pt-BR)" });
    expect(survey.questionnaire.blocks[0]?.title).toEqual({ de: "Group (de)", es: "Group (es)", "pt-BR": "Group (pt-BR)" });
    expect(only(survey)).toMatchObject({
      title: { de: "Question (de)", es: "Question (es)", "pt-BR": "Question (pt-BR)" },
      options: [
        { code: "a", label: { de: "Apple (de)", es: "Apple (es)", "pt-BR": "Apple (pt-BR)" } },
        { code: "b" },
        { code: "c" },
      ],
      other: { es: "Otro", "pt-BR": "Outro" },
    });
    expect(brokenRules(survey)).toEqual([]);
  });
});

describe("a validation pattern", () => {
  const questionWith = (type: string, preg: string) =>
    only(read(oldLayout({ type, row: { preg }, ...(type === "Q" ? { parts: OPTIONS } : {}) })));

  test.each([
    ["/^\\d{5}$/", "\\d{5}", "28001"],
    ["/^[a-z]+$/i", "(?i)[a-z]+", "Ana"],
    ["/^.{3,}$/", ".{3,}", undefined],
    ["/^[^@]+$/", "[^@]+", undefined],
    ["#^a|b$#", ".*(?:^a|b$).*", "ana@example.com"],
    ["/^[[:alpha:](]+|b$/", ".*(?:^[[:alpha:](]+|b$).*", "ana@example.com"],
    ["/x\\/y/u", ".*(?:x\\/y).*", undefined],
  ])("%s is one of the whole text", (preg, pattern, example) => {
    for (const type of ["S", "Q"]) {
      expect(questionWith(type, preg)).toMatchObject({ format: "pattern", pattern });
      expect(questionWith(type, preg).example).toBe(example);
    }
  });
});

describe("what can't be carried over is listed", () => {
  test.each<[string, Sketch, string, string]>([
    ["relevance", { type: "T", row: { relevance: "age > 17" } }, "relevance", "age > 17"],
    ["a validation pattern of a kind of its own", { type: "S", row: { preg: "/^(?=x)/" } }, "validation", "/^(?=x)/"],
    ["a validation pattern of long texts", { type: "T", row: { preg: "/^x/" } }, "validation", "/^x/"],
    ["a validation pattern of all scripts", { type: "S", row: { preg: "/^\\w+$/u" } }, "validation", "/^\\w+$/u"],
    [
      "a validation pattern that is too long",
      { type: "S", row: { preg: `/^${"a{1000}".repeat(900)}$/` } },
      "validation",
      `/^${"a{1000}".repeat(900)}$/`,
    ],
    ["a validation pattern with modifiers", { type: "S", row: { preg: "/^x/x" } }, "validation", "/^x/x"],
    ["array filters", { type: "M", parts: OPTIONS, attributes: { array_filter: "q1" } }, "arrayFilter", "array_filter=q1"],
    [
      "a validation equation",
      { type: "N", attributes: { em_validation_q: "this < 5" } },
      "validation",
      "em_validation_q=this < 5",
    ],
    [
      "a limit that is an expression",
      { type: "M", parts: OPTIONS, attributes: { min_answers: "{n}" } },
      "attributes",
      "min_answers={n}",
    ],
    ["a hidden question", { type: "T", attributes: { hidden: "1" } }, "hiddenFilled", "code"],
    ["a hidden question of several values", { type: "M", parts: OPTIONS, attributes: { hidden: "1" } }, "hidden", "hidden=1"],
    [
      "an attribute without counterpart",
      { type: "T", attributes: { scale_export: "2", hide_tip: "0" } },
      "attributes",
      "scale_export=2",
    ],
    ["an attribute that nobody knows", { type: "T", attributes: { sparkle: "loud" } }, "attributes", "sparkle=loud"],
    ["piped text", { type: "T", text: "Hello {name}, why?" }, "piping", "{name}"],
    ["images", { type: "T", text: '<p>See <img src="/upload/a.png"></p>' }, "media", "/upload/a.png"],
  ])("%s", (_name, sketch, reason, detail) => {
    expect(read(newLayout(sketch)).unmapped).toContainEqual({ question: "code", reason, detail });
  });

  test("hidden questions of one value stay hidden, and need no answer", () => {
    const hidden = { attributes: { hidden: "1" }, row: { mandatory: "Y" } };
    const text = only(read(newLayout({ type: "S", ...hidden })));
    expect(text).toMatchObject({ type: "hidden", variable: "code" });
    expect(text).not.toHaveProperty("required");
    const choice = only(read(newLayout({ type: "L", answers: OPTIONS, ...hidden })));
    expect(choice).toMatchObject({ type: "hidden", options: OPTIONS.map(([code]) => ({ code })) });
  });

  test("conditions, quotas and default answers by the question that they belong to", () => {
    const extra = [
      table("conditions", [{ qid: "10", cqid: "10", method: "==", value: "A" }]),
      table("quota", [{ id: "1", name: "Men", qlimit: "50" }]),
      table("quota_members", [{ quota_id: "1", qid: "10", code: "M" }]),
      table("defaultvalues", [{ dvid: "1", qid: "10" }]),
      table("defaultvalue_l10ns", [{ dvid: "1", language: "en", defaultvalue: "b" }]),
    ];
    const survey = read(newLayout({ type: "L", answers: OPTIONS }).replace("</document>", `${extra.join("\n")}\n</document>`));
    expect(survey.unmapped).toEqual(
      expect.arrayContaining([
        { question: "code", reason: "conditions", detail: "code == A" },
        { question: "code", reason: "quota", detail: "Men (50)" },
        { question: "code", reason: "defaultValue", detail: "b" },
      ]),
    );
  });
});

describe("refused", () => {
  const sound = oldLayout({ type: "L", answers: OPTIONS });

  test.each<[string, string, string, object]>([
    ["a cut file", sound.slice(0, sound.length / 2), "corruptXml", { line: expect.any(Number), column: expect.any(Number) }],
    ["a tag closed by another", "<document>\n <a>\n </b>\n</document>", "corruptXml", { line: 3, column: expect.any(Number) }],
    ["an unknown entity", "<document>\n&boom;</document>", "corruptXml", { line: 2, column: expect.any(Number) }],
    [
      "an entity of a document type",
      '<!DOCTYPE document [<!ENTITY boom SYSTEM "file:///etc/hostname">]>\n<document>&boom;</document>',
      "corruptXml",
      { line: 2, column: expect.any(Number) },
    ],
    ["another document", "<?xml version='1.0'?>\n<html></html>", "notLimeSurvey", { line: 2, column: expect.any(Number) }],
    ["a document without LimeSurvey's head", "<document><questions/></document>", "notLimeSurvey", { line: 1 }],
    ["a single group", sound.replace("DocType>Survey<", "DocType>Group<"), "notASurvey", { line: 1 }],
    ["no survey in it", document(177, ["en"], []), "notLimeSurvey", { path: "/document/surveys" }],
  ])("%s", (_name, content, fault, place) => {
    expect(faultOf(() => read(content))).toMatchObject({ fault, place });
  });
});

test("two answers of one code are two, each with its text", () => {
  const again = [...OPTIONS, [OPTIONS[0][0], "Another"]] as const;
  for (const languages of [["en"], ["en", "es"]]) {
    const { questionnaire } = read(oldLayout({ type: "L", answers: again }, languages));
    const options = (questionsOf(questionnaire)[0]?.options ?? []) as readonly Option[];
    expect(options).toHaveLength(again.length);
    expect(new Set(options.map(({ code }) => code)).size).toBe(again.length);
    expect(options.at(-1)?.label.en).toMatch(/^Another/);
    expect(options[0]?.label.en).toMatch(/^Apple/);
  }
});

test("a file is read in the encoding that it declares", () => {
  const text = oldLayout({ type: "S", text: "Łódź" }).replace('encoding="UTF-8"', 'encoding="ISO-8859-2"');
  const LATIN_2: Readonly<Record<string, number>> = { Ł: 0xa3, ó: 0xf3, ź: 0xbc };
  const { questionnaire } = read(Buffer.from([...text].map((letter) => LATIN_2[letter] ?? letter.charCodeAt(0))));
  expect(questionsOf(questionnaire)[0]?.title.en).toBe("Łódź");
});
