import { describe, expect, test } from "vitest";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import type { ImportedSurvey, ImportLoss } from "../../../../survey/exchange/importer";
import { optionsOf } from "../../../../survey/logic/references";
import { type Question, questionsOf } from "../../../../survey/questionnaire";
import { surveyjs } from ".";

function read(elements: readonly object[], survey: object = { locale: "en" }): ImportedSurvey {
  const content = Buffer.from(JSON.stringify({ ...survey, pages: [{ name: "p", elements }] }));
  return surveyjs.read({ name: "survey.json", content }, TYPES);
}

function lossesOf(survey: ImportedSurvey, reason: string): readonly Omit<ImportLoss, "reason">[] {
  return survey.unmapped.filter((loss) => loss.reason === reason).map(({ reason: _reason, ...loss }) => loss);
}

function question(survey: ImportedSurvey, variable: string): Question {
  const found = questionsOf(survey.questionnaire).find((own) => own.variable === variable);
  if (!found) throw new Error(variable);
  return found;
}

const codes = (own: Question, list: "options" | "rows" | "columns" | "fields") => optionsOf(own, list).map(({ code }) => code);

describe("the report", () => {
  test("tells settings of appearance from what is lost", () => {
    const element = { type: "comment", name: "q", rows: 7, startWithNewLine: false, titleLocation: "left", correctAnswer: "x" };
    const survey = read([element], { locale: "en", showQuestionNumbers: "off", logoWidth: 20, cookieName: "c" });
    expect(survey.unmapped).toEqual([
      { question: "q", reason: "appearance", isCosmetic: true, detail: "rows=7; startWithNewLine=false; titleLocation=left" },
      { question: "q", reason: "defaultValue", detail: "correctAnswer=x" },
      { question: "", reason: "appearance", isCosmetic: true, detail: "showQuestionNumbers; logoWidth" },
      { question: "", reason: "surveySettings", detail: "cookieName" },
    ]);
  });

  test("lists what columns, fields and choices say beside what comes over, with their code", () => {
    const survey = read([
      {
        type: "matrixdropdown",
        name: "m",
        rows: ["r"],
        columns: [
          { name: "a", cellType: "text", isRequired: true, defaultValue: "x" },
          { name: "b", cellType: "text", width: "9em" },
        ],
      },
      { type: "multipletext", name: "t", items: [{ name: "i", defaultValue: "x", maxLength: 3 }] },
      { type: "checkbox", name: "c", choices: [{ value: 1, score: 4 }] },
    ]);
    expect(survey.unmapped).toEqual([
      { question: "m", reason: "attributes", detail: "a: isRequired=true" },
      { question: "m", reason: "defaultValue", detail: "a: defaultValue=x" },
      { question: "m", reason: "appearance", isCosmetic: true, detail: "b: width=9em" },
      { question: "t", reason: "defaultValue", detail: "i: defaultValue=x" },
      { question: "t", reason: "attributes", detail: "i: maxLength=3" },
      { question: "c", reason: "attributes", detail: "1: score=4" },
    ]);
  });
});

test("pages, panels and triggers are listed under their name, or that of their question", () => {
  const panel = { type: "panel", title: "Drinks", visibleIf: "rand() > 1", elements: [{ type: "text", name: "t" }] };
  const triggers = [{ type: "setvalue", expression: "{t} = 1", setToName: "t", setValue: 2 }];
  const content = Buffer.from(
    JSON.stringify({ locale: "en", pages: [{ visibleIf: "rand() > 1", elements: [panel] }], triggers }),
  );
  const { unmapped } = surveyjs.read({ name: "survey.json", content }, TYPES);
  expect(unmapped.map(({ question: name, reason }) => [name, reason])).toEqual([
    ["page1", "visibility"],
    ["Drinks", "visibility"],
    ["t", "logic"],
  ]);
});

describe("what stands twice in the file", () => {
  test("elements of one name each have their own, and conditions look at the first", () => {
    const survey = read([
      { type: "radiogroup", name: "a", choices: ["x", "y"] },
      { type: "radiogroup", name: "A", choices: ["v", "w"], correctAnswer: "v" },
      { type: "text", name: "A_2" },
      { type: "text", name: "z", visibleIf: "{a} = 'x'" },
      { type: "text", name: "n", visibleIf: "{A_2} notempty" },
    ]);
    const [first, second, third] = questionsOf(survey.questionnaire);
    expect(questionsOf(survey.questionnaire).map(({ variable }) => variable)).toEqual(["a", "A_3", "A_2", "z", "n"]);
    expect(second?.title).toEqual({ en: "A" });
    expect(question(survey, "z").showIf).toMatchObject({ question: first?.id });
    expect(question(survey, "n").showIf).toMatchObject({ question: third?.id });
    expect(survey.unmapped).toEqual([
      { question: "A_3", reason: "repeatedName", detail: "A → A_3" },
      { question: "A_3", reason: "defaultValue", detail: "correctAnswer=v" },
    ]);
  });

  test("choices, rows, columns and fields of one value", () => {
    const survey = read([
      { type: "radiogroup", name: "q", choices: [1, { value: 1, text: "One" }, "x"] },
      { type: "matrix", name: "m", rows: ["r", "r"], columns: ["c", "c"] },
      { type: "multipletext", name: "t", items: [{ name: "i" }, { name: "i" }] },
      { type: "text", name: "z", visibleIf: "{q} = 1" },
    ]);
    expect(codes(question(survey, "q"), "options")).toEqual(["1", "1_2", "x"]);
    expect(codes(question(survey, "m"), "rows")).toEqual(["r", "r_2"]);
    expect(codes(question(survey, "m"), "columns")).toEqual(["c", "c_2"]);
    expect(codes(question(survey, "t"), "fields")).toEqual(["i", "i_2"]);
    expect(question(survey, "z").showIf).toMatchObject({ value: "1" });
    expect(lossesOf(survey, "repeatedCode")).toEqual([
      { question: "q", detail: "1 → 1_2" },
      { question: "m", detail: "r → r_2; c → c_2" },
      { question: "t", detail: "i → i_2" },
    ]);
  });

  test("a choice with the value of the one for none", () => {
    const survey = read([{ type: "checkbox", name: "q", choices: ["none"], showNoneItem: true, noneText: "Nothing" }]);
    expect(question(survey, "q")).toMatchObject({
      options: [{ code: "none" }, { code: "none_2", label: { en: "Nothing" } }],
      exclusive: ["none_2"],
    });
    expect(lossesOf(survey, "repeatedCode")).toEqual([{ question: "q", detail: "none → none_2" }]);
  });
});

test("a ranking is of all choices unless some may be left out", () => {
  const ranking = { type: "ranking", choices: [1, 2, 3] };
  const survey = read([
    { ...ranking, name: "a" },
    { ...ranking, name: "b", selectToRankEnabled: true },
    { ...ranking, name: "c", selectToRankEnabled: true, minSelectedChoices: 2 },
  ]);
  const limits = ["a", "b", "c"].map((name) => [question(survey, name).min, question(survey, name).max]);
  expect(limits).toEqual([
    [undefined, undefined],
    [undefined, 3],
    [2, 3],
  ]);
});

describe("languages", () => {
  test("texts that SurveyJS supplies come in those that we speak; the others are listed", () => {
    const titles = { default: "Titel", es: "Título" };
    const survey = read(
      [
        { type: "boolean", name: "q", title: titles },
        { type: "checkbox", name: "c", title: titles, choices: ["x"], showOtherItem: true, otherText: "Anderes" },
      ],
      { locale: "de" },
    );
    expect(optionsOf(question(survey, "q"), "options").map(({ label }) => label)).toEqual([{ es: "Sí" }, { es: "No" }]);
    expect(question(survey, "c").other).toEqual({ de: "Anderes" });
    expect(survey.unmapped).toEqual([{ question: "q", reason: "builtInText", detail: "de: Yes; de: No" }]);
  });

  test("a choice in one language has its text only there; a title filled from another one is listed", () => {
    const survey = read(
      [
        {
          type: "radiogroup",
          name: "q",
          title: { es: "Solo" },
          choices: [
            { value: "a", text: { es: "Uno" } },
            { value: "b", text: "Two" },
          ],
        },
      ],
      { locale: "en" },
    );
    expect(optionsOf(question(survey, "q"), "options").map(({ label }) => label)).toEqual([{ es: "Uno" }, { en: "Two" }]);
    expect(question(survey, "q").title).toEqual({ en: "Solo", es: "Solo" });
    expect(survey.unmapped).toEqual([{ question: "q", reason: "filledText", detail: "en: Solo" }]);
  });

  test("images of other languages than the first are listed", () => {
    const imageLink = { default: "https://a.example/en.png", es: "https://a.example/es.png" };
    const survey = read([{ type: "image", name: "i", imageLink }]);
    expect(lossesOf(survey, "media")).toEqual([{ question: "i", detail: "https://a.example/es.png" }]);
  });
});

test("what is shown on a condition isn't said to have been hidden", () => {
  const survey = read([
    { type: "text", name: "a" },
    { type: "text", name: "b", visible: false, visibleIf: "{a} notempty" },
    { type: "text", name: "c", visible: false },
  ]);
  expect(survey.unmapped).toEqual([{ question: "c", reason: "hidden" }]);
});
