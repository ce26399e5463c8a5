import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  brokenRules,
  hasSamples,
  named,
  questionIn,
  SAMPLES,
  SKIP_REASON,
} from "../../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../../tests/helpers/exchange/types";
import type { ImportedSurvey } from "../../../../../survey/exchange/importer";
import { logicIssues } from "../../../../../survey/logic/logicIssues";
import { questionsOf } from "../../../../../survey/questionnaire";
import { limesurvey } from "..";
import { type LimeQuestionSample, lss, qidOf, table } from "../testing";

/** One question of each form that expressions ask for. */
const ASKED: readonly LimeQuestionSample[] = [
  { code: "sex", type: "G" },
  { code: "age", type: "N" },
  { code: "married", type: "Y", row: { relevance: "age > 17" } },
  { code: "name", type: "S" },
  { code: "city", type: "L", answers: [["A1"], ["A2"], ["3"]], row: { other: "Y" } },
  { code: "brands", type: "M", parts: [["A"], ["B"], ["C"]], row: { other: "Y" } },
  { code: "rate", type: "F", parts: [["r1"], ["r2"], ["r3"]], answers: [["1"], ["2"], ["3"]] },
  { code: "five", type: "5", row: { mandatory: "Y" } },
  { code: "kids", type: "K", parts: [["k1"], ["k2"]] },
  { code: "words", type: "Q", parts: [["w1"], ["w2"]] },
  { code: "rank", type: "R", answers: [["a"], ["b"], ["c"]] },
  { code: "day", type: "D" },
  {
    code: "dual",
    type: "1",
    parts: [["d1"], ["d2"]],
    answers: [
      ["x", "0"],
      ["y", "0"],
      ["u", "1"],
      ["v", "1"],
    ],
  },
  { code: "grid", type: ":", parts: [["g1"], ["g2"], ["c1", "1"], ["c2", "1"]], attributes: { multiflexible_checkbox: "1" } },
  { code: "cells", type: ";", parts: [["s1"], ["t1", "1"]] },
  { code: "notes", type: "P", parts: [["A"], ["B"]] },
  { code: "adult", type: "*", text: "{if(age >= 18, 1, 0)}" },
  { code: "sum", type: "*", text: "{age + 1}" },
];

const AT = ASKED.length;

function read(text: string): ImportedSurvey {
  return limesurvey.read({ name: "a.lss", content: Buffer.from(text) }, TYPES);
}

function readWith(target: Partial<LimeQuestionSample>, more: readonly string[] = []): ImportedSurvey {
  return read(lss([...ASKED, { code: "target", type: "T", ...target }], { more }));
}

function shownIf(relevance: string): unknown {
  const survey = readWith({ row: { relevance } });
  return named(survey, questionIn(survey, "target").showIf);
}

const equal = (question: string, value: string | number, part?: string) => ({
  question,
  ...(part ? { part } : {}),
  is: "equal",
  value,
});
const answered = (question: string, part?: string) => ({ question, ...(part ? { part } : {}), is: "answered" });
const unanswered = (question: string, part?: string) => ({ question, ...(part ? { part } : {}), is: "unanswered" });
const ADULT = { question: "age", is: "greater", value: 17 };

describe("relevance equations", () => {
  test.each<[string, unknown]>([
    ['sex == "F"', equal("sex", "F")],
    ["sex eq 'F'", equal("sex", "F")],
    ['sex.NAOK != "F"', { not: equal("sex", "F") }],
    ['"F" == sex', equal("sex", "F")],
    ["age > 17", ADULT],
    ["17 < age", ADULT],
    ["age gt 17", ADULT],
    [
      "age >= 18 and age <= 65",
      {
        all: [
          { question: "age", is: "atLeast", value: 18 },
          { question: "age", is: "atMost", value: 65 },
        ],
      },
    ],
    [
      "(age lt 10) || (age > 90)",
      {
        any: [
          { question: "age", is: "less", value: 10 },
          { question: "age", is: "greater", value: 90 },
        ],
      },
    ],
    ["age", { all: [answered("age"), { not: equal("age", 0) }] }],
    ["!is_empty(name)", answered("name")],
    ["is_empty(name.NAOK)", unanswered("name")],
    ['name == ""', unanswered("name")],
    ['name == "Ann \\"A\\""', equal("name", 'Ann "A"')],
    ['city == "A1"', equal("city", "A1")],
    ["city == 3", equal("city", "3")],
    ['city == "-oth-"', equal("city", "other")],
    ["!is_empty(city_other)", equal("city", "other")],
    ["city.value == 'A2'", equal("city", "A2")],
    ['brands_A == "Y"', equal("brands", "A")],
    ['brands_A.NAOK != "Y"', { not: equal("brands", "A") }],
    ["!is_empty(brands_other)", equal("brands", "other")],
    ["count(that.brands.NAOK) >= 2", { question: "brands", of: "count", is: "atLeast", value: 2 }],
    ["count(that.brands) == 0", { any: [unanswered("brands"), { question: "brands", of: "count", is: "equal", value: 0 }] }],
    ["count(brands_A, brands_B) > 0", { any: [equal("brands", "A"), equal("brands", "B")] }],
    ["count(brands_A, brands_B) == 2", { all: [equal("brands", "A"), equal("brands", "B")] }],
    ['countif("Y", brands_A, brands_B) < 1', { not: { any: [equal("brands", "A"), equal("brands", "B")] } }],
    ["rate_r1 == 3", equal("rate", "3", "r1")],
    ["countif(3, that.rate) >= 1", { any: [equal("rate", "3", "r1"), equal("rate", "3", "r2"), equal("rate", "3", "r3")] }],
    [
      'countifop(">=", 2, rate_r1, rate_r2) == 2',
      {
        all: [
          { question: "rate", part: "r1", is: "atLeast", value: 2 },
          { question: "rate", part: "r2", is: "atLeast", value: 2 },
        ],
      },
    ],
    ["count(that.rate) == 3", { question: "rate", of: "count", is: "equal", value: 3 }],
    ["five > 3", { question: "five", is: "greater", value: 3 }],
    ["kids_k1.NAOK >= 2", { question: "kids", part: "k1", is: "atLeast", value: 2 }],
    ['words_w2 == "yes"', equal("words", "yes", "w2")],
    ['rank_1 == "b"', equal("rank", "b", "1")],
    ['day >= "2024-01-31"', { question: "day", is: "atLeast", value: "2024-01-31" }],
    ['dual_d1_0 == "y" and dual_d2_1 == "u"', { all: [equal("dual_1", "y", "d1"), equal("dual_2", "u", "d2")] }],
    ['grid_g1_c2 == "1"', equal("grid", "c2", "g1")],
    ["!is_empty(cells_s1_t1)", answered("cells", "s1:t1")],
    ["!is_empty(notes_Bcomment)", answered("notes_comment", "B")],
    [`5X1X${qidOf(0)} == "M"`, equal("sex", "M")],
    [`5X1X${qidOf(5)}A.NAOK == "Y"`, equal("brands", "A")],
    [`5X1X${qidOf(12)}d1#1 == "v"`, equal("dual_2", "v", "d1")],
    ['if(age > 17, sex, "M") == "F"', { all: [ADULT, equal("sex", "F")] }],
    ["adult == 1", { question: "age", is: "atLeast", value: 18 }],
    ["adult == 0", { not: { question: "age", is: "atLeast", value: 18 } }],
    ["0", { not: { all: [] } }],
    ["1 == 1", undefined],
    // Without NAOK, somebody who wasn't asked for it makes the whole equation false.
    ['married == "Y"', equal("married", "Y")],
    ['married != "Y"', { all: [ADULT, { not: equal("married", "Y") }] }],
    ['married.NAOK != "Y"', { not: equal("married", "Y") }],
    [
      "is_empty(married) or age > 40",
      { all: [ADULT, { any: [unanswered("married"), { question: "age", is: "greater", value: 40 }] }] },
    ],
  ])("%s", (relevance, expected) => {
    expect(shownIf(relevance)).toEqual(expected);
  });

  test.each([
    "age + 1 > 18",
    "sum(age, five) > 3",
    "regexMatch('/^a/', name)",
    "age > five",
    "sum == 1",
    'TOKEN:ATTRIBUTE_1 == "x"',
    'sex == "Z"',
    'brands_A == "x"',
    "unknown > 1",
    'sex == "F" and age % 2',
    "sex.question == 'x'",
    "strlen(name) > 3",
    "sex == ",
    "(((",
    "age = 5",
    `${"(".repeat(500)}age${")".repeat(500)}`,
  ])("%s is listed as a whole, and the question is always shown", (relevance) => {
    const survey = readWith({ row: { relevance } });
    expect(questionIn(survey, "target").showIf).toBeUndefined();
    expect(survey.unmapped).toContainEqual({ question: "target", reason: "relevance", detail: relevance });
    expect(brokenRules(survey)).toEqual([]);
  });

  test("an equation that looks at what comes later is listed and left out", () => {
    const survey = read(
      lss([
        { code: "first", type: "T", row: { relevance: "later > 3" } },
        { code: "later", type: "N" },
      ]),
    );
    expect(questionIn(survey, "first").showIf).toBeUndefined();
    expect(survey.unmapped).toContainEqual({ question: "first", reason: "looksAhead", detail: "later > 3" });
    expect(brokenRules(survey)).toEqual([]);
  });

  test("groups and subquestions have theirs", () => {
    const survey = read(
      lss(
        [
          { code: "age", type: "N" },
          { code: "list", type: "M", group: 2, parts: [["A", "0", "age > 17"], ["B"]] },
          { code: "grid", type: ";", group: 2, parts: [["r"], ["c", "1", "age > 30"], ["d", "1", "age + 1"]] },
        ],
        { groups: { 2: { grelevance: "age >= 12" } } },
      ),
    );
    expect(named(survey, survey.questionnaire.blocks[1]?.showIf)).toEqual({ question: "age", is: "atLeast", value: 12 });
    expect(named(survey, questionIn(survey, "list").options)).toMatchObject([{ code: "A", showIf: ADULT }, { code: "B" }]);
    expect(named(survey, questionIn(survey, "grid").columns)).toMatchObject([
      { code: "c", showIf: { question: "age", is: "greater", value: 30 } },
      { code: "d" },
    ]);
    expect(survey.unmapped).toContainEqual({ question: "grid", reason: "relevance", detail: "d: age + 1" });
    expect(brokenRules(survey)).toEqual([]);
  });
});

describe("the conditions table", () => {
  const condition = (cqid: number, value: string, more: object = {}) => ({
    cid: "1",
    qid: qidOf(AT),
    cqid: qidOf(cqid),
    cfieldname: `5X1X${qidOf(cqid)}`,
    method: "==",
    value,
    scenario: "1",
    ...more,
  });

  test("alternatives about one answer, all of a scenario, one scenario or another", () => {
    const rows = [
      condition(0, "F"),
      condition(5, "A"),
      condition(5, "B"),
      condition(1, "18", { method: ">=", scenario: "2" }),
      condition(3, " ", { scenario: "2", method: "!=" }),
    ];
    const survey = readWith({}, [table("conditions", rows)]);
    expect(named(survey, questionIn(survey, "target").showIf)).toEqual({
      any: [
        { all: [equal("sex", "F"), { any: [equal("brands", "A"), equal("brands", "B")] }] },
        { all: [{ question: "age", is: "atLeast", value: 18 }, answered("name")] },
      ],
    });
    expect(survey.unmapped.filter(({ reason }) => reason === "conditions")).toEqual([]);
  });

  test("boxes of their own must all be ticked", () => {
    const boxes = ["A", "B"].map((code) => condition(5, "Y", { cfieldname: `+5X1X${qidOf(5)}${code}` }));
    const survey = readWith({}, [table("conditions", boxes)]);
    expect(named(survey, questionIn(survey, "target").showIf)).toEqual({ all: [equal("brands", "A"), equal("brands", "B")] });
  });

  test.each([
    ["patterns", condition(3, "^a", { method: "RX" }), "name RX ^a"],
    ["other questions' answers", condition(1, "@5X1X107@"), "age == @5X1X107@"],
    ["participants' attributes", condition(0, "x", { cqid: "0", cfieldname: "{TOKEN:EMAIL}" }), "0 == x"],
  ])("%s are listed", (_name, row, detail) => {
    const survey = readWith({}, [table("conditions", [row, condition(0, "F")])]);
    expect(questionIn(survey, "target").showIf).toBeUndefined();
    expect(survey.unmapped).toContainEqual({ question: "target", reason: "conditions", detail: `${detail}, sex == F` });
  });
});

describe("filters", () => {
  const filtered = (attributes: Record<string, string>, target: Partial<LimeQuestionSample> = {}) =>
    readWith({ type: "M", parts: [["A"], ["B"]], attributes, ...target });

  test.each([
    ["array_filter", "chosen"],
    ["array_filter_exclude", "unchosen"],
  ])("%s carries options", (name, which) => {
    const survey = filtered({ [name]: "brands" });
    expect(named(survey, questionIn(survey, "target").carry)).toEqual({ from: "brands", which, into: "options" });
    expect(survey.unmapped.filter(({ reason }) => reason === "arrayFilter" || reason === "otherAlways")).toEqual([]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test("rows that were answered, fields that were filled", () => {
    const survey = filtered({ array_filter: "rate" }, { type: "K", parts: [["r1"], ["r2"]] });
    expect(named(survey, questionIn(survey, "target").carry)).toEqual({ from: "rate", which: "chosen", into: "fields" });
  });

  test("an option that the other question doesn't have is always offered", () => {
    const survey = filtered({ array_filter: "brands" }, { parts: [["A"], ["X"]] });
    expect(named(survey, questionIn(survey, "target").carry)).toBeUndefined();
    expect(named(survey, questionIn(survey, "target").options)).toEqual([
      { code: "A", label: { en: "A" }, showIf: equal("brands", "A") },
      { code: "X", label: { en: "X" } },
    ]);
  });

  test("two filters must both hold", () => {
    const survey = filtered({ array_filter: "brands", array_filter_exclude: "notes" });
    expect(named(survey, questionIn(survey, "target").carry)).toMatchObject({ from: "brands", which: "chosen" });
    expect(named(survey, questionIn(survey, "target").options)).toMatchObject([
      { code: "A", showIf: { not: equal("notes", "A") } },
      { code: "B", showIf: { not: equal("notes", "B") } },
    ]);
  });

  test("what an excluding question excludes itself stays excluded", () => {
    const list = { type: "M", parts: [["A"], ["B"], ["C"]] } as const;
    const survey = read(
      lss([
        { code: "q1", ...list },
        { code: "q2", ...list, attributes: { array_filter_exclude: "q1" } },
        { code: "q3", ...list, attributes: { array_filter_exclude: "q2" } },
      ]),
    );
    expect(named(survey, questionIn(survey, "q3").carry)).toMatchObject({ from: "q2", which: "unchosen" });
    expect(named(survey, questionIn(survey, "q3").options)).toMatchObject([{ showIf: { not: equal("q1", "A") } }, {}, {}]);
  });

  test.each([
    ["nothing that is asked", "nobody"],
    ["a question without a common option", "sex"],
    ["a calculation", "adult"],
  ])("by %s are listed", (_name, from) => {
    const survey = filtered({ array_filter: from });
    expect(questionIn(survey, "target").carry).toBeUndefined();
    expect(survey.unmapped).toContainEqual({ question: "target", reason: "arrayFilter", detail: `array_filter=${from}` });
  });

  test("an other option that stays is named", () => {
    const survey = filtered({ array_filter: "brands" }, { row: { other: "Y" } });
    expect(survey.unmapped).toContainEqual({ question: "target", reason: "otherAlways", detail: "array_filter=brands" });
  });
});

describe("piped answers", () => {
  test.each([
    ["Hello {name}!", "Hello {{name}}!"],
    ["Hello {name.shown}, {name.NAOK}", "Hello {{name}}, {{name}}"],
    [`From {INSERTANS:5X1X${qidOf(4)}}`, "From {{city}}"],
    ["Row: {rate_r1.shown}", "Row: {{rate.r1}}"],
    ["Scale: {dual_d1_1.shown}", "Scale: {{dual_2.d1}}"],
    ["{ not this }", "{ not this }"],
  ])("%s", (text, expected) => {
    const survey = readWith({ text });
    expect(questionIn(survey, "target").title).toEqual({ en: expected });
    expect(survey.unmapped.filter(({ reason }) => reason === "piping")).toEqual([]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test.each([
    "{age + 1}",
    "{if(age > 3, 'a', 'b')}",
    "{TOKEN:FIRSTNAME}",
    "{target}",
    "{brands_A.shown}",
    "{city_other}",
    "{rank_1}",
  ])("%s stays and is listed", (text) => {
    const survey = readWith({ text });
    expect(questionIn(survey, "target").title).toEqual({ en: text });
    expect(survey.unmapped).toContainEqual({ question: "target", reason: "piping", detail: text });
    expect(brokenRules(survey)).toEqual([]);
  });
});

describe("random orders", () => {
  test("groups of one name change places", () => {
    const groups = { 1: { randomization_group: "x" }, 2: { randomization_group: "x" } };
    const survey = read(
      lss(
        [
          { code: "a", type: "T" },
          { code: "b", type: "T", group: 2 },
        ],
        { groups },
      ),
    );
    expect(survey.questionnaire.blocks.map(({ group }) => group)).toEqual([
      { name: "x", order: "random" },
      { name: "x", order: "random" },
    ]);
    expect(survey.unmapped.filter(({ reason }) => reason === "randomGroup")).toEqual([]);
  });

  test("questions of a group that are all of one name change places; others are listed", () => {
    const attributes = { random_group: "x" };
    const whole = read(
      lss([
        { code: "a", type: "T", attributes },
        { code: "b", type: "T", attributes },
      ]),
    );
    expect(whole.questionnaire.blocks[0]?.order).toBe("random");
    const part = read(
      lss([
        { code: "a", type: "T", attributes },
        { code: "b", type: "T" },
      ]),
    );
    expect(part.questionnaire.blocks[0]?.order).toBeUndefined();
    expect(part.unmapped).toContainEqual({ question: "a", reason: "randomGroup", detail: "random_group=x" });
  });

  test("a condition is worth more than an order that it contradicts", () => {
    const attributes = { random_group: "x" };
    const survey = read(
      lss([
        { code: "a", type: "N", attributes },
        { code: "b", type: "T", attributes, row: { relevance: "a > 3" } },
      ]),
    );
    expect(survey.questionnaire.blocks[0]?.order).toBeUndefined();
    expect(questionIn(survey, "b").showIf).toBeDefined();
    expect(survey.unmapped).toContainEqual({ question: "Group 1", reason: "randomGroup", detail: "random" });
    expect(logicIssues(survey.questionnaire)).toEqual([]);
  });
});

describe("quotas", () => {
  const members = (...list: readonly (readonly [place: number, code: string])[]) =>
    table(
      "quota_members",
      list.map(([place, code], index) => ({ id: String(index), quota_id: "1", qid: qidOf(place), code })),
    );
  const quota = (row: Record<string, string> = {}) => table("quota", [{ id: "1", name: "Young women", qlimit: "50", ...row }]);

  test("members of one question are alternatives, the questions together the cell", () => {
    const survey = readWith({}, [quota(), members([0, "F"], [4, "A1"], [4, "A2"], [5, "B"], [6, "r2-3"])]);
    expect(named(survey, survey.quotas)).toEqual([
      {
        title: "Young women",
        target: 50,
        condition: {
          all: [
            equal("sex", "F"),
            { any: [equal("city", "A1"), equal("city", "A2")] },
            equal("brands", "B"),
            equal("rate", "3", "r2"),
          ],
        },
      },
    ]);
    expect(survey.unmapped.filter(({ reason }) => reason === "quota")).toEqual([]);
  });

  test.each([
    ["without members", quota(), members()],
    ["about an unknown answer", quota(), members([0, "Z"])],
    ["that are switched off", quota({ active: "0" }), members([0, "F"])],
  ])("%s are only listed", (_name, ...tables) => {
    const survey = readWith({}, tables);
    expect(survey.quotas).toBeUndefined();
    expect(survey.unmapped.some(({ reason, detail }) => reason === "quota" && detail === "Young women (50)")).toBe(true);
  });
});

const EXPECTED: readonly [file: string, variable: string, condition: unknown][] = [
  ["ls205_cascading_array_filter", "Q03", equal("Q01", "NA")],
  ["ls205_cascading_array_filter", "Q04A", answered("Q04")],
  ["ls205_cascading_array_filter", "Q06A", answered("Q06", "6")],
  [
    "ls205_cascading_array_filter",
    "Q04",
    { any: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "other_2"].map((code) => equal("Q02", code)) },
  ],
  ["ls205_sample_survey_english", "age", answered("name")],
  ["ls205_sample_survey_english", "yearsMarried", equal("married", "Y")],
  ["ls205_sample_survey_english", "kid3", { question: "numKids", is: "atLeast", value: 3 }],
  ["ls205_sample_survey_english", "numlt10", { all: [answered("num"), { question: "num", is: "less", value: 10 }] }],
  ["ls205_sample_survey_english", "noageymarried", { any: [unanswered("age"), unanswered("yearsMarried")] }],
  ["ls205_sample_survey_english", "qArrayDualScale_2", equal("OnPageRelevance", "qADS")],
  ["ls205_sample_survey_english", "ageltym", undefined],
  ["ls205_validation_tests", "num2", answered("num")],
];

describe.skipIf(!hasSamples)(`sample surveys${SKIP_REASON}`, () => {
  const sample = (name: string) => readFileSync(join(SAMPLES, "limesurvey", `${name}.lss`), "utf8");

  test.each(EXPECTED)("%s: %s", (file, variable, condition) => {
    const survey = read(sample(file));
    expect(named(survey, questionIn(survey, variable).showIf)).toEqual(condition);
  });

  test("a group's condition, and filters one behind the other", () => {
    const survey = read(sample("ls205_sample_survey_english"));
    const block = survey.questionnaire.blocks.find(({ title }) => title?.en === "Dynamic Relevance");
    expect(named(survey, block?.showIf)).toEqual({ question: "num", is: "greater", value: 10 });
    const cascade = read(sample("ls205_cascading_array_filter"));
    expect(named(cascade, questionIn(cascade, "Q05").options)).toMatchObject([
      { code: "A", showIf: { all: [equal("Q01", "A"), { not: equal("Q02", "A") }] } },
      ...Array.from({ length: 9 }, () => ({})),
      // The file's own option of this name is another than the one with a text of its own.
      { code: "other_2", showIf: { all: [equal("Q01", "other"), { not: equal("Q02", "other_2") }] } },
    ]);
  });

  test("the conditions table says what the equation says that was made of it", () => {
    const xml = sample("ls205_cascading_array_filter");
    const fromTable = read(xml.replace(/<relevance><!\[CDATA\[\(\(\d[^\]]*\]\]><\/relevance>/g, ""));
    const fromEquation = read(xml);
    for (const variable of ["Q04", "Q05"]) {
      const members = (survey: ImportedSurvey) =>
        (named(survey, questionIn(survey, variable).showIf) as { any: readonly object[] }).any;
      expect(new Set(members(fromTable).map((member) => JSON.stringify(member)))).toEqual(
        new Set(members(fromEquation).map((member) => JSON.stringify(member))),
      );
    }
  });

  test.each([
    "ls205_cascading_array_filter",
    "ls205_randomization_group_test",
    "ls205_sample_survey_english",
    "ls205_validation_tests",
  ])("%s: every filter and order is carried over or named, and nothing is faulty", (name) => {
    const xml = sample(name);
    const survey = read(xml);
    const field = (row: string, tag: string) =>
      new RegExp(`<${tag}><!\\[CDATA\\[(.*?)\\]\\]></${tag}>`, "s").exec(row)?.[1] ?? "";
    const rows = xml.split("</row>");
    const codes = new Map(rows.filter((row) => row.includes("<title>")).map((row) => [field(row, "qid"), field(row, "title")]));
    const attributes = rows
      .map((row) => [field(row, "qid"), field(row, "attribute"), field(row, "value")] as const)
      .filter(([, attribute, value]) => /^(array_filter(_exclude)?|random_group)$/.test(attribute) && value !== "");
    expect(logicIssues(survey.questionnaire)).toEqual([]);
    for (const [qid, attribute, value] of attributes) {
      const code = codes.get(qid) ?? "";
      const reason = attribute === "random_group" ? "randomGroup" : "arrayFilter";
      const isListed = survey.unmapped.some((entry) => entry.question === code && entry.reason === reason);
      const question = questionsOf(survey.questionnaire).find(({ variable }) => variable === code || variable === `${code}_1`);
      const options = Array.isArray(question?.options) ? question.options : [];
      const isNarrowed = question?.carry !== undefined || options.some(({ showIf }) => showIf !== undefined);
      expect(isListed, `${code} ${attribute}=${value}`).toBe(!isNarrowed);
    }
  });
});

test("equations that would grow without end are listed instead", () => {
  const doubling = Array.from({ length: 30 }, (_, place): LimeQuestionSample => {
    const before = place === 0 ? "age" : `e${place - 1}`;
    return { code: `e${place}`, type: "*", text: `{if(${before} > 1, ${before}, ${before})}` };
  });
  const nested = Array.from({ length: 40 }).reduce<string>((inner) => `if(${inner}, age, five)`, "age > 17");
  const chain = Array.from({ length: 40 }, (_, place): LimeQuestionSample => {
    const relevance = place < 2 ? "age != 5" : `c${place - 1} != 1 and c${place - 2} != ${place}`;
    return { code: `c${place}`, type: "N", row: { relevance } };
  });
  const survey = read(
    lss([
      ...ASKED,
      ...doubling,
      { code: "afterEquations", type: "T", row: { relevance: "e29 == 1" } },
      { code: "afterCases", type: "T", row: { relevance: nested } },
      ...chain,
    ]),
  );
  for (const question of ["afterEquations", "afterCases"])
    expect(survey.unmapped.some((entry) => entry.question === question && entry.reason === "relevance")).toBe(true);
  expect(JSON.stringify(survey.questionnaire).length).toBeLessThan(3_000_000);
  expect(brokenRules(survey)).toEqual([]);
});
