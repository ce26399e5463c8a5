import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ElementFactory } from "survey-core";
import { describe, expect, test } from "vitest";
import { brokenRules, faultOf, SAMPLES } from "../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import type { ImportedSurvey } from "../../../../survey/exchange/importer";
import { type Question, questionsOf } from "../../../../survey/questionnaire";
import { surveyjs } from ".";

function readText(text: string): ImportedSurvey {
  return surveyjs.read({ name: "survey.json", content: Buffer.from(text) }, TYPES);
}

function read(survey: object): ImportedSurvey {
  return readText(JSON.stringify(survey));
}

function readOne(element: object): ImportedSurvey {
  return read({ locale: "en", pages: [{ name: "p1", elements: [{ name: "q", title: "Question", ...element }] }] });
}

function only(survey: ImportedSurvey): Question {
  const [question] = questionsOf(survey.questionnaire);
  if (!question) throw new Error("no question");
  return question;
}

const CHOICES = ["Tea", { value: 2, text: "Coffee" }, { value: "w", text: { default: "Water" } }];
const OPTIONS = [
  { code: "Tea", label: { en: "Tea" } },
  { code: "2", label: { en: "Coffee" } },
  { code: "w", label: { en: "Water" } },
];

const KINDS: readonly [object, string, object][] = [
  [
    { type: "radiogroup", choices: CHOICES, showOtherItem: true, otherText: "Another" },
    "single-choice",
    { options: OPTIONS, other: { en: "Another" } },
  ],
  [{ type: "radiogroup", choices: CHOICES, hasComment: true, commentText: "Why?" }, "single-choice", { comment: { en: "Why?" } }],
  [{ type: "dropdown", choices: CHOICES, isRequired: true }, "single-choice", { display: "dropdown", required: true }],
  [{ type: "buttongroup", choices: CHOICES }, "single-choice", { options: OPTIONS }],
  [
    {
      type: "checkbox",
      choices: CHOICES,
      hasNone: true,
      noneText: "Nothing",
      minSelectedChoices: 1,
      maxSelectedChoices: 2,
      choicesOrder: "random",
    },
    "multiple-choice",
    { options: [...OPTIONS, { code: "none", label: { en: "Nothing" } }], exclusive: ["none"], min: 1, max: 2, randomOrder: true },
  ],
  [{ type: "tagbox", choices: CHOICES }, "multiple-choice", { options: OPTIONS }],
  [{ type: "radiogroup", choices: CHOICES, showDontKnowItem: true }, "single-choice", { dontKnow: { en: "Don't know" } }],
  [
    { type: "boolean", labelTrue: "Sure" },
    "single-choice",
    {
      options: [
        { code: "true", label: { en: "Sure" } },
        { code: "false", label: { en: "No" } },
      ],
    },
  ],
  [{ type: "rating" }, "rating", { style: "numbers", min: 1, max: 5 }],
  [
    { type: "rating", rateType: "stars", rateMax: 7, minRateDescription: "Bad" },
    "rating",
    { style: "stars", min: 1, max: 7, leftLabel: { en: "Bad" } },
  ],
  [{ type: "rating", rateType: "smileys", rateCount: 3 }, "rating", { style: "faces", min: 1, max: 3 }],
  [{ type: "rating", rateMin: 0, rateMax: 10 }, "rating", { min: 0, max: 10 }],
  [
    {
      type: "rating",
      rateValues: [
        { value: "a", text: "Bad" },
        { value: "b", text: "Good" },
      ],
    },
    "single-choice",
    {
      options: [
        { code: "a", label: { en: "Bad" } },
        { code: "b", label: { en: "Good" } },
      ],
    },
  ],
  [{ type: "slider", min: 5, max: 50 }, "number", { minValue: 5, maxValue: 50 }],
  [{ type: "ranking", choices: CHOICES }, "order", { options: OPTIONS }],
  [{ type: "ranking", choices: CHOICES, selectToRankEnabled: true, maxSelectedChoices: 2 }, "order", { max: 2 }],
  [
    {
      type: "imagepicker",
      choices: [
        { value: "a", imageLink: "https://example.test/a.png" },
        { value: "b", imageLink: "https://example.test/b.png" },
      ],
    },
    "single-image",
    { options: [{ code: "a", label: { en: "a" }, image: "https://example.test/a.png" }, expect.anything()] },
  ],
  [
    { type: "imagepicker", multiSelect: true, choices: [{ value: "a", imageLink: "https://example.test/a.png" }] },
    "multiple-image",
    {},
  ],
  [{ type: "imagepicker", choices: [{ value: "a", imageLink: "a.png" }] }, "single-choice", {}],
  [{ type: "text", placeholder: "Write" }, "short-text", { placeholder: { en: "Write" } }],
  [{ type: "text", inputType: "number", min: 1, max: 9 }, "number", { minValue: 1, maxValue: 9 }],
  [{ type: "text", inputType: "date", min: "2024-01-01" }, "date", { minDate: "2024-01-01" }],
  [{ type: "text", inputType: "datetime-local" }, "date", { precision: "minute" }],
  [{ type: "text", inputType: "email" }, "short-text", {}],
  [{ type: "comment", maxLength: 99 }, "long-text", { maxLength: 99 }],
  [
    { type: "multipletext", items: [{ name: "a", title: "One", isRequired: true }, { name: "b" }] },
    "multiple-texts",
    {
      fields: [
        { code: "a", label: { en: "One" }, required: true },
        { code: "b", label: { en: "b" } },
      ],
    },
  ],
  [{ type: "multipletext", items: [{ name: "a", inputType: "number" }] }, "multiple-numbers", {}],
  [
    { type: "matrix", rows: ["r1", "r2"], columns: CHOICES, eachRowRequired: true },
    "matrix",
    { columns: OPTIONS, allRows: true },
  ],
  [{ type: "matrix", cellType: "checkbox", rows: ["r1"], columns: CHOICES }, "matrix", { cell: "multiple" }],
  [
    {
      type: "matrixdropdown",
      rows: ["r1"],
      columns: [
        { name: "a", cellType: "text" },
        { name: "b", cellType: "comment" },
      ],
    },
    "matrix",
    { cell: "text", columns: expect.objectContaining({ length: 2 }) },
  ],
  [
    { type: "matrixdynamic", rowCount: 3, columns: [{ name: "a", cellType: "text", inputType: "number" }] },
    "matrix",
    { cell: "number", rows: expect.objectContaining({ length: 3 }) },
  ],
  [
    { type: "file", acceptedTypes: "image/*", allowMultiple: true, maxFiles: 2, maxSize: 3145728 },
    "image-upload",
    { maxFiles: 2, maxSize: 3 },
  ],
  [{ type: "file" }, "file-upload", { maxFiles: 1 }],
  [
    { type: "html", title: undefined, html: "<h1>Hello</h1><p>Go on</p>" },
    "informative-text",
    { title: { en: "Hello" }, text: { en: "Go on" } },
  ],
  [{ type: "image", imageLink: "https://example.test/a.png" }, "informative-text", { image: "https://example.test/a.png" }],
];

describe("element types", () => {
  test.each(KINDS)("%j is a %s", (element, type, expected) => {
    const survey = readOne(element);
    expect(only(survey)).toMatchObject({ variable: "q", type, ...expected });
    expect(questionsOf(survey.questionnaire)).toHaveLength(1);
    expect(brokenRules(survey)).toEqual([]);
  });

  test("all that SurveyJS knows are carried over or listed", () => {
    const known = ElementFactory.Instance.getAllTypes();
    expect(known).toContain("radiogroup");
    for (const type of known) {
      const survey = readOne({ type, choices: ["a", "b"], rows: ["r"], columns: ["c"], items: [{ name: "i" }], html: "x" });
      const isListed = survey.unmapped.some(({ question }) => question === "q");
      expect(
        questionsOf(survey.questionnaire).length > 0 || isListed || type.includes("panel") || type === "flowpanel",
        type,
      ).toBe(true);
      expect(
        survey.unmapped.filter(
          ({ reason, detail }) =>
            reason === "unknownType" && detail === type && KINDS.some(([kind]) => "type" in kind && kind.type === type),
        ),
        type,
      ).toEqual([]);
    }
  });

  test("columns of different kinds become a matrix each, open ones together", () => {
    const survey = readOne({
      type: "matrixdropdown",
      choices: ["x", "y"],
      rows: ["r1", "r2"],
      columns: [
        { name: "a", title: "A" },
        { name: "b", cellType: "boolean" },
        { name: "c", cellType: "text" },
        { name: "d", cellType: "checkbox", choices: [1, 2] },
      ],
    });
    expect(questionsOf(survey.questionnaire).map(({ variable, cell }) => [variable, cell])).toEqual([
      ["q_a", "single"],
      ["q_b", "single"],
      ["q_d", "multiple"],
      ["q_c", "text"],
    ]);
    expect(only(survey).title).toEqual({ en: "Question – A" });
    expect(survey.unmapped).toContainEqual({ question: "q", reason: "splitMatrix" });
    expect(brokenRules(survey)).toEqual([]);
  });

  test.each([
    ["expression", "equation"],
    ["signaturepad", "signature"],
  ])("%s is listed and not asked", (type, reason) => {
    const survey = readOne({ type, expression: "{a} + 1" });
    expect(questionsOf(survey.questionnaire)).toEqual([]);
    expect(survey.unmapped.map((entry) => entry.reason)).toEqual([reason]);
  });
});

describe("structure", () => {
  test("pages are blocks; panels stand in line, their titles as texts", () => {
    const survey = read({
      title: "My survey",
      description: "Hello",
      completedHtml: "<p>Bye</p>",
      pages: [
        {
          name: "one",
          title: "First",
          elements: [
            {
              type: "panel",
              name: "p",
              title: "Panel",
              elements: [
                { type: "text", name: "a" },
                { type: "panel", name: "in", elements: [{ type: "text", name: "b" }] },
              ],
            },
          ],
        },
        { name: "two", elements: [{ type: "paneldynamic", name: "d", templateElements: [{ type: "text", name: "c" }] }] },
      ],
    });
    expect(survey.questionnaire).toMatchObject({ title: { en: "My survey" }, welcome: { en: "Hello" }, closing: { en: "Bye" } });
    expect(survey.questionnaire.blocks.map(({ questions }) => questions.map(({ variable }) => variable))).toEqual([
      ["p", "a", "b"],
      ["c"],
    ]);
    expect(survey.questionnaire.blocks[0]?.title).toEqual({ en: "First" });
    expect(survey.unmapped).toContainEqual({ question: "d", reason: "repeatedPanel" });
    expect(brokenRules(survey)).toEqual([]);
  });

  test("elements without pages", () => {
    expect(only(read({ elements: [{ type: "text", name: "a" }] })).variable).toBe("a");
    expect(only(read({ questions: [{ type: "text", name: "a" }] })).variable).toBe("a");
  });
});

describe("languages", () => {
  test("texts by language, the default one named", () => {
    const survey = read({
      pages: [
        {
          elements: [
            {
              type: "radiogroup",
              name: "q",
              title: { default: "Colour", es: "Color", fr: "Couleur" },
              choices: [{ value: 1, text: { default: "Red", es: "Rojo" } }],
            },
          ],
        },
      ],
    });
    expect(survey.questionnaire.languages).toEqual(["en", "es", "fr"]);
    expect(only(survey)).toMatchObject({
      title: { en: "Colour", es: "Color", fr: "Couleur" },
      options: [{ code: "1", label: { en: "Red", es: "Rojo" } }],
    });
    expect(brokenRules(survey)).toEqual([]);
  });

  test("the survey's locale comes first", () => {
    expect(
      read({ locale: "es", elements: [{ type: "text", name: "q", title: { default: "Name", es: "Nombre" } }] }).questionnaire
        .languages,
    ).toEqual(["es", "en"]);
    expect(
      read({ locale: "de", elements: [{ type: "text", name: "q", title: "Wie heißt du?" }] }).questionnaire.languages,
    ).toEqual(["de"]);
    expect(
      read({ elements: [{ type: "text", name: "q", title: "¿Cómo te llamas y de dónde eres?" }] }).questionnaire.languages,
    ).toEqual(["es"]);
  });

  test("a title that lacks the first language still shows", () => {
    const survey = read({
      locale: "es",
      elements: [
        { type: "text", name: "q", title: { fr: "Nom" } },
        { type: "text", name: "r", title: { es: "Edad" } },
      ],
    });
    expect(only(survey).title).toEqual({ es: "Nom", fr: "Nom" });
    expect(brokenRules(survey)).toEqual([]);
  });
});

test.each<[object, object]>([
  [{ inputType: "email" }, { format: "email" }],
  [{ validators: [{ type: "email", text: "Mail!" }] }, { format: "email", formatMessage: { en: "Mail!" } }],
  [
    { validators: [{ type: "regex", regex: "^[a-z]{2}$", caseInsensitive: true }] },
    { format: "pattern", pattern: "(?i)[a-z]{2}", example: "AB" },
  ],
])("%j is a format", (element, format) => {
  const { questionnaire, unmapped } = readOne({ type: "text", ...element });
  expect(questionsOf(questionnaire)[0]).toMatchObject(format);
  expect(unmapped).toEqual([]);
});

test.each<[object, object]>([
  [
    { type: "text", validators: [{ type: "text", maxLength: 8 }] },
    { type: "short-text", maxLength: 8 },
  ],
  [
    { type: "text", maxLength: 5, validators: [{ type: "text", minLength: 3, maxLength: 8 }] },
    { maxLength: 5, pattern: ".{3,}" },
  ],
  [
    { type: "text", validators: [{ type: "numeric", minValue: 0, maxValue: 40 }] },
    { type: "number", minValue: 0, maxValue: 40 },
  ],
  [
    { type: "text", inputType: "number", min: 5, validators: [{ type: "numeric", minValue: 0, maxValue: 40 }] },
    { type: "number", minValue: 5, maxValue: 40 },
  ],
  [
    {
      type: "checkbox",
      choices: ["a", "b", "c", "d"],
      validators: [{ type: "answercount", minCount: 1, maxCount: 3, text: "Three" }],
    },
    { type: "multiple-choice", min: 1, max: 3 },
  ],
  [
    { type: "dropdown", choicesMin: 2024, choicesMax: 2026 },
    { options: [2024, 2025, 2026].map((year) => ({ code: String(year), label: { en: String(year) } })) },
  ],
  [{ type: "dropdown", choices: ["none"], choicesMin: 0, choicesMax: 10, choicesStep: 5 }, { options: [{}, {}, {}, {}] }],
])("the limits of %j come over", (element, settings) => {
  const survey = readOne(element);
  expect(questionsOf(survey.questionnaire)[0]).toMatchObject(settings);
  expect(survey.unmapped).toEqual([]);
  expect(brokenRules(survey)).toEqual([]);
});

const CASE = join(SAMPLES, "cases", "surveyjs-validators.json");

test.skipIf(!existsSync(CASE))("a survey whose rules were lost once keeps them all, and says nothing of them", () => {
  const survey = surveyjs.read({ name: "survey.json", content: readFileSync(CASE) }, TYPES);
  const [topThree, share, code, , year] = questionsOf(survey.questionnaire);
  expect(topThree).toMatchObject({ type: "multiple-choice", max: 3 });
  expect(share).toMatchObject({ type: "number", minValue: 0, maxValue: 40 });
  expect(code).toMatchObject({ type: "short-text", maxLength: 8 });
  expect(year?.options).toHaveLength(7);
  expect(survey.unmapped).toEqual([]);
});

describe("what can't be carried over is listed", () => {
  test.each<[string, object, string, string]>([
    ["visibility", { type: "text", visibleIf: "{a} = 1" }, "visibility", "visibleIf={a} = 1"],
    [
      "visibility of an option",
      { type: "radiogroup", choices: [{ value: "a", visibleIf: "{b} = 1" }] },
      "visibility",
      "a: {b} = 1",
    ],
    ["conditions for being required", { type: "text", requiredIf: "{a} = 1" }, "logic", "requiredIf={a} = 1"],
    [
      "expressions that RE2 reads otherwise",
      { type: "text", validators: [{ type: "regex", regex: "\\p{L}" }] },
      "validation",
      'validators=[{"type":"regex","regex":"\\\\p{L}"}]',
    ],
    [
      "validators",
      {
        type: "text",
        validators: [
          { type: "text", minLength: 3 },
          { type: "expression", expression: "{q} <> 'x'" },
        ],
      },
      "validation",
      'validators=[{"type":"expression","expression":"{q} <> \'x\'"}]',
    ],
    [
      "choices from an address",
      { type: "dropdown", choices: ["a"], choicesByUrl: { url: "https://example.test" } },
      "choicesByUrl",
      '{"url":"https://example.test"}',
    ],
    ["default answers", { type: "text", defaultValue: "x" }, "defaultValue", "defaultValue=x"],
    ["kinds of input", { type: "text", inputType: "color" }, "inputType", "color"],
    ["settings that nobody knows", { type: "text", sparkle: 3 }, "attributes", "sparkle=3"],
    ["piped text", { type: "text", title: "Hello {name}" }, "piping", "{name}"],
  ])("%s", (_name, element, reason, detail) => {
    expect(readOne(element).unmapped).toContainEqual({ question: "q", reason, detail });
  });

  test("logic of the survey and of pages", () => {
    const survey = read({
      triggers: [{ type: "complete" }],
      pages: [{ name: "p", visibleIf: "{a}", elements: [{ type: "text", name: "q" }] }],
    });
    expect(survey.unmapped).toContainEqual({ question: "", reason: "logic", detail: '{"type":"complete"}' });
    expect(survey.unmapped).toContainEqual({ question: "p", reason: "visibility", detail: "visibleIf={a}" });
  });
});

describe("refused", () => {
  test("panels in panels without end, with the place where they begin", () => {
    const depth = 5000;
    const nested = `${'{"type":"panel","name":"p","elements":['.repeat(depth)}{"type":"text","name":"q"}${"]}".repeat(depth)}`;
    expect(faultOf(() => readText(`{"pages":[{"elements":[${nested}]}]}`))).toMatchObject({
      fault: "tooDeep",
      params: { most: 200 },
      place: { path: "/pages/0/elements/0/elements/0/elements/0/…" },
    });
  });

  test.each<[string, string, string, object]>([
    ["a cut file", '{"pages": [{\n"elements": [{"type": "te', "corruptJson", { line: 2, column: 23 }],
    ["a comma too many", '{"pages": [\n  1,,2]}', "corruptJson", { line: 2, column: 5 }],
    ["pages that are no objects", '{"pages": [3]}', "wrongStructure", { path: "/pages/0" }],
    ["elements that are no list", '{"pages": [{"elements": 3}]}', "wrongStructure", { path: "/pages/0/elements" }],
    [
      "an element without type",
      '{"elements": [{"type": "text", "name": "a"}, {"name": "b"}]}',
      "wrongStructure",
      { path: "/elements/1/type" },
    ],
    ["an element without name", '{"elements": [{"type": "text"}]}', "wrongStructure", { path: "/elements/0/name" }],
  ])("%s", (_name, text, fault, place) => {
    expect(faultOf(() => readText(text))).toMatchObject({ fault, place });
  });
});

test("names that every object inherits are choices and kinds like any other", () => {
  const choices = ["constructor", "toString", "__proto__", "worker"];
  const survey = readText(
    JSON.stringify({
      pages: [
        {
          elements: [
            { type: "radiogroup", name: "x", choices },
            { type: "constructor", name: "y" },
          ],
        },
      ],
    }),
  );
  expect(brokenRules(survey)).toEqual([]);
  expect(questionsOf(survey.questionnaire).map(({ type, options }) => [type, options])).toMatchObject([
    ["single-choice", choices.map((label) => ({ label: { en: label } }))],
    ["long-text", undefined],
  ]);
});
