import { Model } from "survey-core";
import { describe, expect, test } from "vitest";
import { fileOf, reasonsOf, surveyOf } from "../../../../../tests/helpers/exchange/surveyJsFile";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { Question, Questionnaire } from "../../../../survey/questionnaire";
import { questionTypes } from "../../../questionnaires/question-types";
import { questionOf } from "../../../questionnaires/question-types/shared/testing";
import { VARIANTS } from "../../../questionnaires/question-types/shared/variants";

const CASES = questionTypes.flatMap((type) =>
  [{}, ...(VARIANTS[type.name] ?? [])].map((settings, variant) => ({ name: type.name, variant, type, settings })),
);

const DRAWN = new Set(["ownPattern", "keyboard", "guide", "roomInGroups", "rowPairs", "pointsTotal", "headings", "differing"]);

function questionnaireOf(...questions: readonly Question[]): Questionnaire {
  return { languages: ["es", "en"], title: { es: "Encuesta", en: "Survey" }, blocks: [{ id: "b", questions }] };
}

/** All objects of a file with where they stand. */
function objectsIn(value: Json | undefined, path = ""): readonly (readonly [string, JsonObject])[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => objectsIn(item, `${path}/${index}`));
  if (!isJsonObject(value)) return [];
  return [[path, value], ...Object.entries(value).flatMap(([key, member]) => objectsIn(member, `${path}/${key}`))];
}

describe.each(CASES)("$name, variant $variant", ({ type, settings }) => {
  const { id: _id, ...question } = questionOf(type, settings);
  const asked = { ...question, id: "q", required: true, description: { es: "Ayuda", en: "Help" }, minimumSeconds: 3 } as Question;
  const { json, unmapped } = fileOf(questionnaireOf(asked));

  test("loads in SurveyJS without an unknown type or member", () => {
    const model = new Model(json);
    expect(model.jsonErrors ?? []).toEqual([]);
    expect(model.getAllQuestions().length).toBe(type.plainSurvey === "none" ? 0 : 1);
    expect(JSON.stringify(json)).not.toContain("Invalid");
  });

  test("has none of our drawing, and no identifier", () => {
    expect(objectsIn(json).flatMap(([, own]) => Object.keys(own).filter((key) => DRAWN.has(key)))).toEqual([]);
    expect(JSON.stringify(json)).not.toContain(questionOf(type).id);
  });

  test("lists what isn't written", () => {
    const listed = new Set(reasonsOf(unmapped, "Q1"));
    const element = surveyOf(json).elements[0];
    expect(listed.has("timeLimit")).toBe(element !== undefined);
    expect(listed.has("questionType")).toBe(element === undefined && !type.cases?.(asked));
    if (element && type.isAnswerable && !type.isAssigned) expect(element).toMatchObject({ name: "Q1", isRequired: true });
  });
});

test("of a setting that its element doesn't know each type says so", () => {
  const lost = CASES.flatMap(({ name, type, settings }) => {
    const { unmapped } = fileOf(questionnaireOf({ ...questionOf(type, settings), dontKnow: { es: "No sé" } }));
    return unmapped.flatMap(({ reason, detail }) => (reason === "setting" || reason === "pattern" ? [`${name}: ${detail}`] : []));
  });
  expect([...new Set(lost)]).toMatchInlineSnapshot(`
    [
      "single-choice: attention",
      "short-text: (?i)[a-z]{2}-?\\d+|fin",
      "multiple-texts: \\p{L}+",
      "date: maxAgeDays; maxAgeMessage",
      "date: maxAgeDays",
      "image-upload: minFiles",
    ]
  `);
});

test("an unknown member would be found", () => {
  expect(new Model({ pages: [{ name: "p", elements: [{ type: "text", name: "q", sparkle: "a" }] }] }).jsonErrors).not.toBeNull();
});

test("texts in several languages stand only where SurveyJS takes them", () => {
  const places = CASES.flatMap(({ type, settings }) => {
    const text = JSON.stringify(questionOf(type, settings)).replaceAll(/"es":"([^"]*)"/g, '"es":"$1","en":"$1 (en)"');
    const { json } = fileOf(questionnaireOf({ ...JSON.parse(text), id: "q", dontKnow: { es: "No sé", en: "Don't know" } }));
    const [element] = surveyOf(json).elements;
    const found = objectsIn(element ?? {}).filter(([, own]) => "default" in own);
    return found.map(([path]) => `${element?.type}${path.replaceAll(/\/\d+/g, "[]")}`);
  });
  expect([...new Set(places)].toSorted()).toMatchInlineSnapshot(`
    [
      "checkbox/choices[]/text",
      "checkbox/commentText",
      "checkbox/dontKnowText",
      "checkbox/otherText",
      "checkbox/title",
      "checkbox/validators[]/text",
      "comment/title",
      "dropdown/choices[]/text",
      "dropdown/commentPlaceholder",
      "dropdown/commentText",
      "dropdown/dontKnowText",
      "dropdown/title",
      "file/title",
      "html/html",
      "imagepicker/choices[]/text",
      "imagepicker/title",
      "matrix/columns[]/text",
      "matrix/rows[]/text",
      "matrix/title",
      "matrix/validators[]/text",
      "matrixdropdown/columns[]/title",
      "matrixdropdown/columns[]/validators[]/text",
      "matrixdropdown/rows[]/text",
      "matrixdropdown/title",
      "multipletext/items[]/placeholder",
      "multipletext/items[]/title",
      "multipletext/items[]/validators[]/text",
      "multipletext/title",
      "multipletext/validators[]/text",
      "radiogroup/choices[]/text",
      "radiogroup/dontKnowText",
      "radiogroup/otherText",
      "radiogroup/title",
      "ranking/choices[]/text",
      "ranking/title",
      "rating/maxRateDescription",
      "rating/minRateDescription",
      "rating/title",
      "slider/customLabels[]/text",
      "slider/title",
      "text/placeholder",
      "text/title",
      "text/validators[]/text",
    ]
  `);
});

test("a text of the questionnaire that SurveyJS takes in one language only is listed", () => {
  const slider = questionTypes.find(({ name }) => name === "slider");
  if (!slider) throw new Error("no slider");
  const question = { ...questionOf(slider, { unit: { es: "años", en: "years" } }), id: "q" };
  const { json, unmapped } = fileOf(questionnaireOf(question));
  expect(surveyOf(json).elements[0]).toMatchObject({ tooltipFormat: "{0} años" });
  expect(unmapped).toContainEqual({ question: "Q1", reason: "language", detail: "tooltipFormat" });
});
