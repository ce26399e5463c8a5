import fc from "fast-check";
import { ConditionRunner } from "survey-core";
import { describe, expect, test } from "vitest";
import { brokenRules, named, questionIn } from "../../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../../tests/helpers/exchange/types";
import type { Json } from "../../../../../shared/json";
import type { ImportedSurvey } from "../../../../../survey/exchange/importer";
import { evaluateCondition } from "../../../../../survey/logic/evaluateCondition";
import { type Answer, questionsOf } from "../../../../../survey/questionnaire";
import { surveyjs } from "..";

const CHOICES = ["a", { value: "b", text: "Bee" }, { value: 3, text: "Three" }];

const ELEMENTS = [
  { type: "radiogroup", name: "city", choices: CHOICES, showOtherItem: true },
  { type: "text", name: "age", inputType: "number" },
  { type: "checkbox", name: "brands", choices: CHOICES },
  { type: "boolean", name: "sure" },
  { type: "text", name: "nick" },
  { type: "rating", name: "stars" },
  { type: "matrix", name: "grid", rows: ["r1", { value: "r 2", text: "Row" }], columns: ["x", "y"] },
  { type: "multipletext", name: "parts", items: [{ name: "p1" }, { name: "p2" }] },
  { type: "matrixdropdown", name: "cells", rows: ["k"], columns: [{ name: "c", cellType: "text" }] },
  { type: "text", name: "day", inputType: "date" },
];

function read(target: object, survey: object = {}): ImportedSurvey {
  const pages = [
    { name: "p1", elements: ELEMENTS },
    { name: "p2", elements: [{ type: "text", name: "target", ...target }] },
  ];
  return surveyjs.read({ name: "a.json", content: Buffer.from(JSON.stringify({ locale: "en", pages, ...survey })) }, TYPES);
}

const equal = (question: string, value: string | number) => ({ question, is: "equal", value });

/** Expressions, and what they say here. */
const EXPRESSIONS: readonly (readonly [string, unknown])[] = [
  ["{city} = 'a'", equal("city", "a")],
  ["{city} == b", equal("city", "b")],
  ["{city} = 3", equal("city", "3")],
  ["{city} <> 'a'", { not: equal("city", "a") }],
  ["{city} = 'other'", equal("city", "other")],
  ["{city} anyof ['a', 'b']", { any: [equal("city", "a"), equal("city", "b")] }],
  ["{city} noneof ['a', 3]", { not: { any: [equal("city", "a"), equal("city", "3")] } }],
  ["{city} notempty", { question: "city", is: "answered" }],
  ["{city} empty", { question: "city", is: "unanswered" }],
  [
    "{age} >= 18 and {age} < 65",
    {
      all: [
        { question: "age", is: "atLeast", value: 18 },
        { question: "age", is: "less", value: 65 },
      ],
    },
  ],
  ["{age} > 1 or {age} = 0 and {city} = 'a'", expect.objectContaining({ any: expect.anything() })],
  ["18 <= {age}", { question: "age", is: "atLeast", value: 18 }],
  ["{brands} contains 'b'", equal("brands", "b")],
  ["{brands} notcontains 'b'", { not: equal("brands", "b") }],
  ["{brands} contains ['a', 'b']", { all: [equal("brands", "a"), equal("brands", "b")] }],
  ["{brands} anyof ['a', 3]", { any: [equal("brands", "a"), equal("brands", "3")] }],
  ["{brands} allof ['a', 'b']", { all: [equal("brands", "a"), equal("brands", "b")] }],
  [
    "{brands} = ['a', 'b']",
    { all: [equal("brands", "a"), equal("brands", "b"), { question: "brands", of: "count", is: "equal", value: 2 }] },
  ],
  ["{brands.length} >= 2", { question: "brands", of: "count", is: "atLeast", value: 2 }],
  [
    "{brands.length} < 2",
    {
      any: [
        { question: "brands", is: "unanswered" },
        { question: "brands", of: "count", is: "less", value: 2 },
      ],
    },
  ],
  ["{sure} = true", equal("sure", "true")],
  ["{sure} != true", { not: equal("sure", "true") }],
  ["{sure}", equal("sure", "true")],
  ["!{sure}", { not: equal("sure", "true") }],
  ["{nick} contains 'AB'", { question: "nick", is: "contains", value: "AB" }],
  ["{nick} = ''", { question: "nick", is: "unanswered" }],
  ["{stars} > 3", { question: "stars", is: "greater", value: 3 }],
  ["{grid.r1} = 'x'", { question: "grid", part: "r1", is: "equal", value: "x" }],
  ["{parts.p2} notempty", { question: "parts", part: "p2", is: "answered" }],
  ["{cells.k.c} = 'q'", { question: "cells", part: "k:c", is: "equal", value: "q" }],
  ["{day} > '2024-01-31'", { question: "day", is: "greater", value: "2024-01-31" }],
  ["iif({age} > 17, {city}, 'a') = 'b'", { all: [{ question: "age", is: "greater", value: 17 }, equal("city", "b")] }],
];

const answers = fc.record(
  {
    city: fc.constantFrom("a", "b", "3", "other"),
    age: fc.constantFrom(0, 1, 17, 18, 64, 65),
    brands: fc.subarray(["a", "b", "3"], { minLength: 1 }),
    sure: fc.boolean(),
    nick: fc.constantFrom("ab", "AB", "x", "0"),
    stars: fc.integer({ min: 1, max: 5 }),
    grid: fc.constantFrom<Json>({ r1: "x" }, { r1: "y" }, { "r 2": "x" }),
    parts: fc.constantFrom<Json>({ p1: "x" }, { p2: "y" }),
    cells: fc.constantFrom<Json>({ k: { c: "q" } }, { k: { c: "w" } }),
    day: fc.constantFrom("2024-01-31", "2024-02-01", "2023-12-31"),
  },
  { requiredKeys: [] },
);

/** What SurveyJS keeps as our answers. */
function ourAnswer(value: Json | undefined): Answer | undefined {
  return value === undefined ? undefined : { value: typeof value === "boolean" ? String(value) : value };
}

describe("conditions", () => {
  test.each(EXPRESSIONS)("%s", (visibleIf, expected) => {
    const survey = read({ visibleIf });
    expect(named(survey, questionIn(survey, "target").showIf)).toEqual(expected);
    expect(survey.unmapped.filter(({ reason }) => reason === "visibility")).toEqual([]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test.each(EXPRESSIONS)("%s holds for the answers for which SurveyJS says so", (visibleIf) => {
    const survey = read({ visibleIf });
    const condition = questionIn(survey, "target").showIf;
    const variables = new Map(questionsOf(survey.questionnaire).map(({ id, variable }) => [id, variable]));
    fc.assert(
      fc.property(answers, (given) => {
        const values: Readonly<Record<string, Json | undefined>> = given;
        const isHeld =
          condition !== undefined && evaluateCondition(condition, (id) => ourAnswer(values[variables.get(id) ?? ""]));
        const theirs = new ConditionRunner(visibleIf).runValues({ ...given });
        expect(isHeld, JSON.stringify(given)).toBe(Boolean(theirs));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    "{age} + 1 > 18",
    "{unknown} = 1",
    "{age}",
    "!{nick}",
    "{city} = 'zz'",
    "{brands} = 'a'",
    "age({day}) > 18",
    "{age} > {stars}",
    "{city-Comment} = 'x'",
    "{city} = 'a' and isContainerReady('p1')",
    "{city} =",
  ])("%s is listed as a whole, and the question always shown", (visibleIf) => {
    const survey = read({ visibleIf });
    expect(questionIn(survey, "target").showIf).toBeUndefined();
    expect(survey.unmapped).toContainEqual({ question: "target", reason: "visibility", detail: `visibleIf=${visibleIf}` });
  });

  test("pages, panels within one another, and what stands in them", () => {
    const survey = read(
      {},
      {
        pages: [
          { name: "p1", elements: ELEMENTS },
          {
            name: "p2",
            visibleIf: "{age} > 1",
            elements: [
              {
                type: "panel",
                name: "outer",
                title: "Outer",
                visibleIf: "{age} > 2",
                elements: [
                  {
                    type: "panel",
                    name: "inner",
                    visibleIf: "{age} > 3",
                    elements: [{ type: "text", name: "target", visibleIf: "{age} > 4" }],
                  },
                ],
              },
            ],
          },
        ],
      },
    );
    const older = (value: number) => ({ question: "age", is: "greater", value });
    expect(named(survey, survey.questionnaire.blocks[1]?.showIf)).toEqual(older(1));
    expect(named(survey, questionIn(survey, "outer").showIf)).toEqual(older(2));
    expect(named(survey, questionIn(survey, "target").showIf)).toEqual({ all: [older(2), older(3), older(4)] });
  });

  test("one that looks at what comes later is listed and left out", () => {
    const survey = read(
      {},
      {
        elements: undefined,
        pages: [
          {
            name: "p",
            elements: [
              { type: "text", name: "a", visibleIf: "{b} = 1" },
              { type: "text", name: "b" },
            ],
          },
        ],
      },
    );
    expect(questionIn(survey, "a").showIf).toBeUndefined();
    expect(survey.unmapped).toContainEqual({ question: "a", reason: "looksAhead", detail: "b" });
    expect(brokenRules(survey)).toEqual([]);
  });
});

describe("options and rows", () => {
  test("each has its own condition, or all have one about themselves", () => {
    const survey = read({
      type: "radiogroup",
      choices: ["a", { value: "b", visibleIf: "{age} > 17" }],
      choicesVisibleIf: "{brands} contains {item}",
    });
    expect(named(survey, questionIn(survey, "target").options)).toMatchObject([
      { code: "a", showIf: equal("brands", "a") },
      { code: "b", showIf: { all: [equal("brands", "b"), { question: "age", is: "greater", value: 17 }] } },
    ]);
    expect(survey.unmapped.filter(({ question }) => question === "target")).toEqual([]);
  });

  test("a matrix's rows", () => {
    const survey = read({ type: "matrix", rows: ["a", "b"], columns: ["x"], rowsVisibleIf: "{brands} contains {item}" });
    expect(named(survey, questionIn(survey, "target").rows)).toMatchObject([
      { showIf: equal("brands", "a") },
      { showIf: equal("brands", "b") },
    ]);
  });

  test("those of columns that are questions of their own are listed", () => {
    const columns = [{ name: "c", visibleIf: "{age} > 1", choices: [{ value: "u", visibleIf: "{age} > 2" }] }];
    const choices = [{ value: "v", visibleIf: "{age} > 3" }];
    const survey = read({ type: "matrixdropdown", rows: ["r"], columns, choices, choicesVisibleIf: "{item} = 'v'" });
    const details =
      survey.unmapped.find(({ question, reason }) => question === "target" && reason === "visibility")?.detail ?? "";
    expect(details.split("; ").toSorted()).toEqual([
      "c: {age} > 1",
      "choicesVisibleIf={item} = 'v'",
      "u: {age} > 2",
      "v: {age} > 3",
    ]);
    expect(JSON.stringify(questionIn(survey, "target"))).not.toContain("showIf");
  });

  test("where one can't be said none is narrowed, and it is listed", () => {
    const survey = read({ type: "radiogroup", choices: ["a", "zz"], choicesVisibleIf: "{brands} contains {item}" });
    expect(questionIn(survey, "target").options).toEqual([
      { code: "a", label: { en: "a" } },
      { code: "zz", label: { en: "zz" } },
    ]);
    expect(survey.unmapped).toContainEqual({
      question: "target",
      reason: "visibility",
      detail: "choicesVisibleIf={brands} contains {item}",
    });
  });

  test.each([
    ["selected", "chosen"],
    ["unselected", "unchosen"],
    [undefined, undefined],
  ])("those of another question, %s", (choicesFromQuestionMode, which) => {
    const survey = read({ type: "checkbox", choicesFromQuestion: "brands", choicesFromQuestionMode });
    const target = questionIn(survey, "target");
    expect(target.options).toEqual(questionIn(survey, "brands").options);
    expect(named(survey, target.carry)).toEqual(which && { from: "brands", which, into: "options" });
    expect(brokenRules(survey)).toEqual([]);
  });

  test("those of a question that has none are listed", () => {
    const survey = read({ type: "checkbox", choices: ["a"], choicesFromQuestion: "nobody" });
    expect(survey.unmapped).toContainEqual({ question: "target", reason: "choicesByUrl", detail: "choicesFromQuestion=nobody" });
  });
});

describe("triggers", () => {
  const triggered = (trigger: object) => read({}, { triggers: [trigger] });

  test("one that completes ends the survey behind the page", () => {
    const survey = triggered({ type: "complete", expression: "{age} < 18" });
    expect(named(survey, questionIn(survey, "day").rules)).toEqual([
      { id: expect.any(String), when: { question: "age", is: "less", value: 18 }, then: { do: "finish" } },
    ]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test("one that skips jumps at once", () => {
    const survey = triggered({ type: "skip", expression: "{age} < 18", gotoName: "target" });
    expect(named(survey, questionIn(survey, "age").rules)).toMatchObject([{ then: { do: "jump", to: "target" } }]);
    expect(brokenRules(survey)).toEqual([]);
  });

  test.each([
    ["setvalue", { type: "setvalue", expression: "{age} < 18", setToName: "nick", setValue: "x" }],
    ["copyvalue", { type: "copyvalue", expression: "{age} < 18" }],
    ["runexpression", { type: "runexpression", expression: "{age} < 18" }],
    ["complete, on what can't be said", { type: "complete", expression: "{age} + 1 < 18" }],
    ["skip to nowhere", { type: "skip", expression: "{age} < 18", gotoName: "nowhere" }],
  ])("%s is listed", (_name, trigger) => {
    const survey = triggered(trigger);
    expect(questionsOf(survey.questionnaire).filter(({ rules }) => rules)).toEqual([]);
    const question = "setToName" in trigger ? trigger.setToName : "";
    expect(survey.unmapped).toContainEqual({ question, reason: "logic", detail: JSON.stringify(trigger) });
  });

  test("one that jumps back is listed and left out", () => {
    const survey = triggered({ type: "skip", expression: "{age} < 18", gotoName: "city" });
    expect(survey.unmapped).toContainEqual({ question: "age", reason: "faultyLogic", detail: "city" });
    expect(brokenRules(survey)).toEqual([]);
  });
});

test("answers are put into texts, those of later questions aren't", () => {
  const survey = read({ title: "Hello {nick}, {grid.r1} and {target}", choices: [] });
  expect(questionIn(survey, "target").title).toEqual({ en: "Hello {{nick}}, {{grid.r1}} and {target}" });
  expect(survey.unmapped).toContainEqual({ question: "target", reason: "piping", detail: "{target}" });
  expect(brokenRules(survey)).toEqual([]);
});

test("random orders of a page's questions, and of every page's", () => {
  const page = read(
    {},
    {
      pages: [
        {
          name: "p",
          questionsOrder: "random",
          elements: [
            { type: "text", name: "a" },
            { type: "text", name: "b" },
          ],
        },
      ],
    },
  );
  expect(page.questionnaire.blocks[0]?.order).toBe("random");
  expect(page.unmapped.filter(({ question }) => question === "p")).toEqual([]);
  const whole = read({}, { questionsOrder: "random" });
  expect(whole.questionnaire.blocks.map(({ order }) => order)).toEqual(["random", "random"]);
});
