import { describe, expect, test } from "vitest";
import {
  block,
  fieldsOf,
  options,
  question,
  readBack,
  survey,
  written,
} from "../../../../../tests/helpers/exchange/limeSurveyFile";
import { questionTypes } from "../../../questionnaires/question-types";
import { questionOf } from "../../../questionnaires/question-types/shared/testing";
import { VARIANTS } from "../../../questionnaires/question-types/shared/variants";
import { readTables } from "../../importers/limesurvey/readTables";

const CASES = questionTypes.flatMap((type) =>
  [{}, ...(VARIANTS[type.name] ?? [])].map((settings, place) => [`${type.name} ${place}`, questionOf(type, settings)] as const),
);

function tablesOf(content: string) {
  return readTables(Buffer.from(content));
}

const KEYS = [
  ["questions", "gid", "groups", "gid"],
  ["subquestions", "parent_qid", "questions", "qid"],
  ["subquestions", "gid", "groups", "gid"],
  ["answers", "qid", "questions", "qid"],
  ["answer_l10ns", "aid", "answers", "aid"],
  ["group_l10ns", "gid", "groups", "gid"],
  ["question_attributes", "qid", "questions", "qid"],
  ["quota_members", "quota_id", "quota", "id"],
  ["quota_members", "qid", "questions", "qid"],
  ["quota_languagesettings", "quotals_quota_id", "quota", "id"],
] as const;

/** Columns that no two rows may share. */
const UNIQUE = [
  ["groups", ["gid"]],
  ["group_l10ns", ["id"]],
  ["group_l10ns", ["gid", "language"]],
  ["question_l10ns", ["id"]],
  ["question_l10ns", ["qid", "language"]],
  ["questions", ["title"]],
  ["subquestions", ["parent_qid", "scale_id", "title"]],
  ["answers", ["aid"]],
  ["answers", ["qid", "scale_id", "code"]],
  ["answer_l10ns", ["id"]],
  ["question_attributes", ["qid", "attribute", "language"]],
] as const;

function brokenRules(content: string): readonly string[] {
  const tables = tablesOf(content);
  const fields = fieldsOf(content);
  const broken: string[] = [];
  for (const [table, names] of fields)
    for (const row of tables.rows(table))
      for (const name of Object.keys(row)) if (!names.includes(name)) broken.push(`${table}.${name}`);
  for (const [table, key, other, its] of KEYS) {
    const known = new Set(tables.rows(other).map((row) => row[its]));
    for (const row of tables.rows(table)) if (!known.has(row[key])) broken.push(`${table}.${key}=${row[key]}`);
  }
  const asked = [...tables.rows("questions"), ...tables.rows("subquestions")].map(({ qid }) => qid);
  if (new Set(asked).size < asked.length) broken.push("qid");
  const texts = new Set(tables.rows("question_l10ns").map(({ qid, language }) => `${qid} ${language}`));
  for (const qid of asked)
    for (const language of tables.languages) if (!texts.has(`${qid} ${language}`)) broken.push(`text ${qid}`);
  for (const [table, columns] of UNIQUE) {
    const keys = tables.rows(table).map((row) => columns.map((column) => row[column]?.toLowerCase()).join(" "));
    if (new Set(keys).size < keys.length) broken.push(`${table}: ${columns.join()}`);
  }
  for (const { title = "" } of tables.rows("questions")) if (!/^[A-Za-z][A-Za-z0-9]{0,19}$/.test(title)) broken.push(title);
  for (const { title = "" } of tables.rows("subquestions")) if (!/^[A-Za-z0-9]{1,20}$/.test(title)) broken.push(title);
  for (const { title = "" } of tables.rows("subquestions")) if (/^(other|time)$/i.test(title)) broken.push(title);
  for (const { quotals_message = "" } of tables.rows("quota_languagesettings"))
    if (quotals_message.trim() === "") broken.push("quotals_message");
  for (const { code = "" } of tables.rows("answers")) if (!/^[A-Za-z0-9]{1,5}$/.test(code)) broken.push(code);
  return broken;
}

describe("what is written", () => {
  test.each(CASES)("%s gives sound tables, or is listed", (_name, asked) => {
    const { content, unmapped } = written({ languages: ["es", "en"], blocks: [block("B1", [asked])] });
    expect(brokenRules(content)).toEqual([]);
    const isLeftOut = unmapped.some(({ reason }) => reason === "questionType");
    expect(tablesOf(content).rows("questions")).toHaveLength(isLeftOut ? 0 : 1);
    expect(readBack({ content, unmapped }).questionnaire.languages).toEqual(["es", "en"]);
  });

  test("all types but those that LimeSurvey has nothing for are written", () => {
    const leftOut = questionTypes.filter(({ toLimeSurvey }) => !toLimeSurvey).map(({ name }) => name);
    expect(leftOut).toEqual(["max-diff"]);
  });

  test.each(questionTypes.map((type) => [type.name, type] as const))("%s carries over settings that it has", (_name, type) => {
    const carried = type.toLimeSurvey?.(questionOf(type))?.carried ?? [];
    const settings = Object.keys(type.settings.properties ?? {});
    expect(carried.filter((name) => !settings.includes(name))).toEqual([]);
  });

  test("codes that LimeSurvey can't hold are shortened, each to one of its own, and listed", () => {
    const long = "a_very_long_variable_name";
    const codes = ["brand-one", "brand-two", "01", "1", "1e0", "A", "a", "other_one", "-5"];
    const asked = [
      question(long, "single-choice", { options: options(...codes) }),
      question(`${long}_2`, "multiple-choice", { options: options(...codes), other: { en: "Other" } }),
      question("and", "number"),
    ];
    const { content, unmapped } = written(survey(block("B1", asked)));
    expect(brokenRules(content)).toEqual([]);
    const tables = tablesOf(content);
    expect(tables.rows("questions").map(({ title }) => title)).toEqual(["averylongvariablenam", "averylongvariablena2", "and2"]);
    const numbers = tables.rows("answers").map(({ code }) => Number(code));
    expect(new Set(numbers.filter(Number.isFinite)).size).toBe(numbers.filter(Number.isFinite).length);
    expect(unmapped.filter(({ reason }) => reason === "codes").map(({ question: name }) => name)).toEqual([
      long,
      `${long}_2`,
      "and",
    ]);
  });

  test("codes of thousands of questions that shorten to the same are each their own", () => {
    const asked = Array.from({ length: 5000 }, (_, place) => question(`a_variable_that_is_cut_short_${place}`, "number"));
    const titles = tablesOf(written(survey(block("B1", asked))).content)
      .rows("questions")
      .map(({ title }) => title);
    expect(new Set(titles).size).toBe(5000);
    expect(titles.slice(0, 2).concat(titles.slice(-1))).toEqual([
      "avariablethatiscutsh",
      "avariablethatiscuts2",
      "avariablethatisc5000",
    ]);
  });

  test("codes that LimeSurvey keeps for itself are changed, in rows and columns too", () => {
    const parts = options("time", "Other", "a");
    const asked = [
      question("Q1", "multiple-choice", { options: parts }),
      question("Q2", "matrix", { rows: parts, columns: parts, cell: "multiple" }),
    ];
    const { content, unmapped } = written(survey(block("B1", asked)));
    expect(brokenRules(content)).toEqual([]);
    expect(unmapped).toEqual(
      ["Q1", "Q2"].map((name) => ({ question: name, reason: "codes", detail: "time → time2; Other → Other2" })),
    );
  });

  test("variables and codes that a draft repeats are written once, and listed", () => {
    const parts = options("a", "b", "a");
    const asked = [
      question("Q1", "single-choice", { options: parts }),
      { ...question("Q1", "multiple-choice", { options: parts }), id: "second" },
      question("Q2", "number", { showIf: { question: "second", is: "equal", value: "b" } }),
    ];
    const { content, unmapped } = written(survey(block("B1", asked)));
    expect(brokenRules(content)).toEqual([]);
    expect(tablesOf(content).rows("questions")).toMatchObject([
      { title: "Q1" },
      { title: "Q12" },
      { title: "Q2", relevance: 'Q12_b.NAOK == "Y"' },
    ]);
    expect(unmapped).toEqual([{ question: "Q1", reason: "codes", detail: "a → –; Q1 → Q12" }]);
  });

  test("languages have LimeSurvey's codes everywhere; of two with the same the second is listed", () => {
    const asked = question("Q1", "single-choice", { options: options("a"), other: { en: "Other" } });
    const quota = { title: "A", target: 5, condition: { question: "Q1", is: "equal", value: "a" }, device: null } as const;
    const { content, unmapped } = written({ languages: ["es_MX", "en", "es-MX"], blocks: [block("B1", [asked])] }, [quota]);
    expect(brokenRules(content)).toEqual([]);
    const tables = tablesOf(content);
    expect(tables.languages).toEqual(["es-MX", "en"]);
    expect(tables.rows("surveys")).toMatchObject([{ language: "es-MX", additional_languages: "en" }]);
    expect(content).not.toContain("es_MX");
    expect(unmapped).toEqual([{ question: "", reason: "setting", detail: "es-MX" }]);
  });

  test("who comes too late for a quota reads something, where the closing text is blank too", () => {
    const asked = question("Q1", "single-choice", { options: options("a") });
    const quota = { title: "A", target: 5, condition: { question: "Q1", is: "equal", value: "a" }, device: null } as const;
    const { content } = written({ languages: ["en"], closing: { en: " \n" }, blocks: [block("B1", [asked])] }, [quota]);
    expect(brokenRules(content)).toEqual([]);
    expect(tablesOf(content).rows("quota_languagesettings")).toMatchObject([{ quotals_message: "Activity" }]);
  });

  test("the same questionnaire gives the same file", () => {
    const asked = survey(block("B1", [question("Q1", "single-choice", { options: options("a", "b") })]));
    expect(written(asked).content).toBe(written(structuredClone(asked)).content);
  });

  test("a faulty draft is written all the same", () => {
    const nobody = { question: "missing", is: "equal", value: "a" } as const;
    const asked = [
      question("Q1", "single-choice", { title: {}, showIf: nobody, carry: { from: "gone", which: "chosen", into: "options" } }),
      question("Q2", "multiple-choice", { options: [], rules: [{ id: "r", when: nobody, then: { do: "jump", to: "gone" } }] }),
      question("Q3", "unknown-type"),
      question("Q4", "matrix", { rows: options("r").map((row) => ({ ...row, showIf: nobody })), columns: [] }),
      question("Q5", "long-text", { title: { en: "{{missing}} {{Q5}}" } }),
    ];
    const draft = { languages: ["en"], blocks: [block("B1", []), block("B2", asked, { showIf: nobody })] };
    const { content, unmapped } = written(draft, [{ title: "Cell", target: 5, condition: nobody, device: null }]);
    expect(brokenRules(content)).toEqual([]);
    expect(unmapped.map(({ question: name, reason }) => `${name} ${reason}`).toSorted()).toEqual(
      [
        "Block B2 condition",
        "Q1 carry",
        "Q1 condition",
        "Q2 rule",
        "Q3 questionType",
        "Q4 condition",
        "Q5 piping",
        " quota",
      ].toSorted(),
    );
  });
});

test("a title that LimeSurvey can't hold is cut by whole characters, and listed", () => {
  const title = { en: "a & b 😀 ".repeat(60) };
  const { content, unmapped } = written({
    languages: ["en"],
    title,
    blocks: [block("B1", [question("Q1", "number")], { title })],
  });
  const tables = tablesOf(content);
  const names = [tables.rows("group_l10ns")[0]?.group_name, tables.rows("surveys_languagesettings")[0]?.surveyls_title];
  for (const name of names) {
    expect(name?.length).toBeLessThanOrEqual(200);
    expect(name).not.toMatch(/\p{Surrogate}|&[a-z]*$/u);
  }
  expect(unmapped.map(({ detail }) => detail)).toEqual(["title", "title"]);
});

const HOSTILE = [
  "a ]]> b",
  "<script>alert(1)</script> & <b>bold</b>",
  "{Q1.shown} and {if(1, 2, 3)} { x }",
  'it\'s "quoted" \\ back',
  "&amp; &lt;p&gt; &#123;",
  "first\nsecond\r\nthird",
  "]]]]><![CDATA[>",
  "\u0000\u0001\u0008\u000b\u001f\ufffe end",
  "\ud800 half",
];

/** As an importer tidies texts: control characters and halves of characters have no place in XML. */
function tidy(text: string): string {
  return (
    text
      .replace(/\r\n/g, "\n")
      .replace(/\p{Surrogate}/gu, "\ufffd")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no place for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe]/g, "")
      .trim()
  );
}

describe("hostile texts", () => {
  test.each(HOSTILE)("%j comes back as it was", (text) => {
    const label = { en: text };
    const asked = [
      { ...question("Q9", "single-choice", { options: [{ code: "a", label }] }), title: label, description: label },
      question("Q8", "multiple-choice", { options: [{ code: "a", label }] }),
    ];
    const file = written({
      languages: ["en"],
      title: label,
      welcome: label,
      closing: label,
      blocks: [block("B1", asked, { title: label })],
    });
    expect(brokenRules(file.content)).toEqual([]);
    const { questionnaire } = readBack(file);
    const [first, second] = questionnaire.blocks[0]?.questions ?? [];
    const texts = [questionnaire.title, questionnaire.welcome, questionnaire.closing, questionnaire.blocks[0]?.title];
    const parts = [first?.options, second?.options].map((list) => (list as { label: unknown }[])[0]?.label);
    for (const said of [...texts, first?.title, first?.description, ...parts]) expect(said).toEqual({ en: tidy(text) });
  });

  test("a condition on a hostile text is said whole or listed", () => {
    const values = ['say "hi"', "it's", `both ' and "`, "back\\", "{x}", "1.0", " ", "line\nbreak", "]]>"];
    for (const value of values) {
      const asked = [question("Q1", "short-text"), question("Q2", "number", { showIf: { question: "Q1", is: "equal", value } })];
      const file = written(survey(block("B1", asked)));
      const read = readBack(file).questionnaire.blocks[0]?.questions;
      const isListed = file.unmapped.some(({ reason }) => reason === "condition");
      expect(read?.[1]?.showIf).toEqual(isListed ? undefined : { question: read?.[0]?.id, is: "equal", value });
      expect(isListed).toBe(!['say "hi"', "it's"].includes(value));
    }
  });
});
