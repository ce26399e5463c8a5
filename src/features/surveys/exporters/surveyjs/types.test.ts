import { Model, Serializer } from "survey-core";
import { describe, expect, test } from "vitest";
import type { Question, Questionnaire } from "../../../../schema/questionnaire";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { questionTypes } from "../../question-types";
import { questionOf } from "../../question-types/shared/testing";
import { VARIANTS } from "../../question-types/shared/variants";
import { fileOf, reasonsOf, surveyOf } from "./testing";

const CASES = questionTypes.flatMap((type) =>
  [{}, ...(VARIANTS[type.name] ?? [])].map((settings, variant) => ({ name: type.name, variant, type, settings })),
);

const DRAWN = new Set(["ownPattern", "keyboard", "guide", "roomInGroups", "rowPairs", "pointsTotal", "headings"]);

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
    expect(listed.has("timeLimit")).toBe(true);
    const element = surveyOf(json).elements[0];
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
      "short-text: format; example",
      "short-text: (?i)[a-z]{2}-?\\d+|fin",
      "multiple-texts: format; example",
      "multiple-texts: \\p{L}+",
      "date: maxAgeDays; maxAgeMessage",
      "date: maxAgeDays",
      "image-upload: minFiles",
    ]
  `);
});

test("texts in several languages stand only where SurveyJS takes them", () => {
  const wrong = CASES.flatMap(({ type, settings }) => {
    const bilingual = JSON.parse(JSON.stringify(questionOf(type, settings)).replaceAll(/"es":"([^"]*)"/g, '"es":"$1","en":"$1 (en)"'));
    const { json } = fileOf(questionnaireOf({ ...bilingual, id: "q", dontKnow: { es: "No sé", en: "Don't know" } }));
    const model = new Model(json);
    const written = model.toJSON();
    return objectsIn(json)
      .filter(([, own]) => "default" in own)
      .flatMap(([path]) => (path.split("/").slice(1).reduce<unknown>((at, key) => (at as JsonObject)?.[key], written) ? [] : [path]));
  });
  expect(wrong).toEqual([]);
  expect(Serializer.findProperty("survey", "completedHtml")?.isLocalizable).toBe(true);
});
