import { expect, test } from "vitest";
import type { Question } from "../../../survey/questionnaire";
import { questionTypes } from "../question-types";
import { findTemplateTexts } from "./templateTexts";

function draftWith(...questions: readonly Question[]) {
  return { languages: ["es", "en"], blocks: [{ id: "b1", questions }] };
}

function fresh(name: string, language = "es"): Question {
  const type = questionTypes.find((one) => one.name === name);
  return { ...type?.initial(language), id: name, variable: name, type: name, title: { [language]: "¿Qué?" } };
}

test.each([
  ["single-choice", "es", ["Opción 1", "Opción 2"]],
  ["single-choice", "en", ["Option 1", "Option 2"]],
  ["informative-text", "es", ["Escribe aquí lo que quieras contar."]],
  ["nps", "es", []],
  ["short-text", "es", []],
])("a new %s in %s still says %j", (name, language, texts) => {
  expect(findTemplateTexts(draftWith(fresh(name, language)), () => true).map(({ words }) => words)).toEqual(texts);
});

test("what an author has written, and what nobody is shown, is not told", () => {
  const written = { ...fresh("single-choice"), options: [{ code: "1", label: { es: "Opción 1 del menú" } }] };
  expect(findTemplateTexts(draftWith(written, fresh("random")), (id) => id !== "random")).toEqual([]);
});
