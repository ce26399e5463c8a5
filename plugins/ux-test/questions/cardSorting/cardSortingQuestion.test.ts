import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../src/shared/json";
import { createRandom } from "../../../../src/shared/random";
import type { Answer, Question } from "../../../../src/survey/questionnaire";
import { cardSorting as type } from "./index";

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ["x-localized", "x-multiline"] });
const listOf = (...codes: readonly string[]) => codes.map((code) => ({ code, label: { es: code.toUpperCase() } }));

function questionOf(settings: JsonObject = {}): Question {
  const cards = { options: listOf("a", "b", "c", "d"), allCards: false };
  return { ...type.initial("es"), ...cards, ...settings, id: "q", variable: "Q1", type: type.name, title: { es: "Ordena" } };
}

const GIVEN = { columns: listOf("x", "y") };
const open = questionOf();
const closed = questionOf({ mode: "CLOSED", ...GIVEN });
const hybrid = questionOf({ mode: "HYBRID", ...GIVEN });
const MODES = [
  ["open", open],
  ["closed", closed],
  ["hybrid", hybrid],
  ["open, of all cards", questionOf({ allCards: true })],
  ["closed, of all cards", questionOf({ mode: "CLOSED", ...GIVEN, allCards: true })],
] as const;

function broken(question: Question, value: Json): readonly string[] {
  const validate = ajv.compile(type.answerSchema(question));
  if (!validate(value)) return (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
  return (type.check?.(question, value) ?? []).map(({ rule, path }) => `${path} ${rule}`);
}

test("a new question keeps its settings' schema and can be asked, and in other modes with groups", () => {
  for (const question of [questionOf(type.initial("nl")), closed, hybrid]) {
    expect(ajv.compile(type.settings)(question)).toBe(true);
    expect(type.faults?.(question)).toEqual([]);
  }
});

test.each<[string, JsonObject, string]>([
  ["no cards", { options: [] }, "/options noOptions"],
  ["one card", { options: listOf("a") }, "/options tooFewOptions"],
  ["a card twice", { options: listOf("a", "b", "a") }, "/options/2/code repeatedCode"],
  ["a card without its text", { options: [...listOf("a"), { code: "b", label: { es: " " } }] }, "/options/1/label emptyLabel"],
  ["no groups where they are given", { mode: "CLOSED" }, "/columns noOptions"],
  ["a single given group", { mode: "CLOSED", columns: listOf("x") }, "/columns tooFewOptions"],
])("%s is a fault", (_, settings, fault) => {
  expect(type.faults?.(questionOf(settings)).map((one) => `${one.path} ${one.fault}`)).toContain(fault);
});

test("a hybrid sort may have one given group, and an open one leaves those of another mode alone", () => {
  expect(type.faults?.(questionOf({ mode: "HYBRID", columns: listOf("x") }))).toEqual([]);
  expect(type.faults?.(questionOf({ columns: listOf("x") }))).toEqual([]);
  expect(type.toDrawing?.(questionOf(GIVEN), "es")).toMatchObject({ groups: [], hasOwnGroups: true });
});

describe.each(MODES)("%s", (_, question) => {
  const answers = Array.from(
    { length: 200 },
    (__, seed): Answer => ({
      value: type.simulate(question, createRandom(seed), "es"),
    }),
  );

  test("simulated answers are answers, and differ", () => {
    for (const { value = null } of answers) expect(broken(question, value)).toEqual([]);
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBeGreaterThan(5);
  });

  test("answers come back from the survey as they were", () => {
    for (const { value = null } of answers) expect(type.fromSurveyValue?.(question, value)).toEqual(value);
  });

  test("as many match a code as were counted under it", () => {
    const { counts, base } = type.tabulate(question, answers, "es");
    expect(base).toBe(200);
    expect(counts.length).toBeGreaterThan(1);
    for (const { code, count } of counts)
      expect(answers.filter((answer) => type.matches?.(question, answer, code)).length, code).toBe(count);
  });

  test("exports a variable for each card, with its codes where the groups are given", () => {
    const variables = type.variables(question, "es");
    expect(variables.map(({ name }) => name)).toEqual(["Q1_a", "Q1_b", "Q1_c", "Q1_d"]);
    for (const answer of answers)
      for (const [name, cell] of Object.entries(type.cells(question, answer, "es"))) {
        const codes = variables.find((variable) => variable.name === name)?.codes;
        if (codes) expect(Object.keys(codes)).toContain(String(cell));
      }
    expect(type.cells(question, { missing: "no-answer" }, "es")).toEqual({});
  });

  test("nobody's answers make an empty distribution", () => {
    const { base, counts, missing, drawing } = type.tabulate(question, [{ missing: "dont-know" }], "es");
    expect([base, missing, drawing]).toEqual([0, { "dont-know": 1 }, undefined]);
    expect(counts.every(({ count }) => count === 0)).toBe(true);
  });

  test.each<[Json]>([
    [null],
    [{}],
    [[]],
    ["a"],
    [[[]]],
    [[null]],
    [[{ cards: ["a"] }]],
    [[{ code: "x", name: "y", cards: ["a"] }]],
  ])("%j is no answer", (value) => {
    expect(broken(question, value)).not.toEqual([]);
  });
});

const own = (name: string, ...cards: readonly string[]) => ({ name, cards });
const given = (code: string, ...cards: readonly string[]) => ({ code, cards });

test.each<[string, Question, Json, string]>([
  ["a card in two groups", open, [own("uno", "a", "b"), own("dos", "b")], "/1/cards uniqueItems"],
  ["a card twice in a group", open, [own("uno", "a", "a")], "/0/cards uniqueItems"],
  ["two groups of one name", open, [own("Menú", "a"), own("menu", "b")], "/1 uniqueItems"],
  ["a given group twice", closed, [given("x", "a"), given("x", "b")], "/1 uniqueItems"],
  ["a card that isn't there", open, [own("uno", "z")], "/0/cards/0 enum"],
  ["a group that isn't there", closed, [given("z", "a")], "/0/code enum"],
  ["an own group in a closed sort", closed, [own("uno", "a")], "/0 additionalProperties"],
  ["a given group in an open sort", open, [given("x", "a")], "/0 additionalProperties"],
  ["an empty group", open, [own("uno")], "/0/cards minItems"],
  ["a group without a name", open, [own("", "a")], "/0/name minLength"],
  ["a name of blanks", open, [own("  ", "a")], "/0/name pattern"],
  ["a name with blanks around it", open, [own(" uno", "a")], "/0/name pattern"],
  ["a name of two lines", open, [own("uno\ndos", "a")], "/0/name pattern"],
  ["a name that is too long", open, [own("x".repeat(81), "a")], "/0/name maxLength"],
  ["something else beside", open, [{ ...own("uno", "a"), note: "x" }], "/0 additionalProperties"],
  ["cards left over where all are due", questionOf({ allCards: true }), [own("uno", "a", "b", "c")], " minItems"],
])("%s is refused", (_, question, value, issue) => {
  expect(broken(question, value)).toContain(issue);
});

test("what the runner leaves behind is tidied: empty groups go, names lose their blanks", () => {
  const value = [given("x"), { name: "  Mi   grupo ", cards: ["a"] }, own("vacío")];
  expect(type.fromSurveyValue?.(open, value)).toEqual([own("Mi grupo", "a")]);
  expect(type.fromSurveyValue?.(open, [own("vacío")])).toBeUndefined();
});

const ANSWERS: readonly Answer[] = [
  { value: [given("x", "a", "b"), own("Menú", "c")] },
  { value: [given("x", "a"), given("y", "b"), own("menu ", "c", "d")] },
  { value: [own("Menú", "a", "c")] },
];

test("spellings of one name are one group, by its usual one; given groups come first", () => {
  const { counts, drawing } = type.tabulate(hybrid, ANSWERS, "es");
  expect(counts).toEqual([
    { code: "x", label: "X", count: 2 },
    { code: "y", label: "Y", count: 1 },
    { code: "own:menu", label: "Menú", count: 3 },
  ]);
  expect(drawing).toMatchObject({
    groups: [{ cards: [2, 1, 0, 0] }, { cards: [0, 1, 0, 0] }, { cards: [1, 0, 3, 1], isGiven: false }],
    // b-a, c-a, c-b, d-a, d-b, d-c
    pairs: { size: 4, together: [1, 1, 0, 0, 0, 1], both: [2, 3, 2, 1, 1, 1] },
  });
  expect(type.cells(hybrid, ANSWERS[1] ?? {}, "es")).toEqual({ Q1_a: "X", Q1_b: "Y", Q1_c: "menu ", Q1_d: "menu " });
});

test("a closed sort is counted by card, over those who sorted it, with groups of earlier versions", () => {
  const { counts } = type.tabulate(closed, [{ value: [given("x", "a", "b")] }, { value: [given("gone", "a")] }], "es");
  const lines = counts.filter(({ count }) => count > 0).map(({ code, count, group }) => [code, count, group?.base]);
  expect(lines).toEqual([
    ["a:x", 1, 2],
    ["a:gone", 1, 2],
    ["b:x", 1, 1],
  ]);
});

test("tells quality checks the pile of each card, and what groups were called", () => {
  const piled: Answer = { value: [given("y", "a", "b", "c", "d")] };
  expect(type.qualityTraits?.(closed, piled)).toEqual({ grid: { places: [1, 1, 1, 1], of: 2, isShuffled: true } });
  expect(type.qualityTraits?.(open, { value: [own("uno", "a"), own("dos", "b")] })).toEqual({ texts: ["uno", "dos"] });
  expect(type.qualityTraits?.(open, { missing: "no-answer" })).toEqual({});
});
