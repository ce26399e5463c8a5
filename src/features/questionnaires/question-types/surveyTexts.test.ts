import { type Model, type Question, surveyLocalization } from "survey-core";
import { expect, test, vi } from "vitest";
import { phrasesIn } from "../../../../tests/helpers/phrases";
import type { ExecutionState } from "../../../client/runner/execution";
import { createModel } from "../../../client/runner/survey/model/createModel";
import { applySurveyTexts, OURS } from "../../../client/runner/survey/model/locales";
import type { JsonObject } from "../../../shared/json";
import { LANGUAGES, type Language } from "../../../shared/languages";
import { questionTypes } from "./index";
import { questionOf } from "./shared/testing";
import { VARIANTS } from "./shared/variants";

/** Of the survey around the questions, which draws nothing of its own here; units; and what our texts of limits leave out. */
const NEVER_SHOWN = new Set(["pageNextText", "pagePrevText", "completeText", "fileSizeUnits", "value"]);

const WRONG = [1e9, -1e9, "x", ["x"], { x: 1e9 }];

function textOf(language: Language, key: string): string {
  const { surveyTexts } = phrasesIn(language).runner as { surveyTexts: Record<string, string> };
  return surveyTexts[key.split(".").at(-1) ?? ""] ?? "";
}

test.each(LANGUAGES)("SurveyJS says in our own words, in %s, whatever its locale has for our questions", (language) => {
  applySurveyTexts(language, (key) => textOf(language, key));
  const said = surveyLocalization.locales[language] as Record<string, string>;
  expect(OURS.map((key) => said[key])).toEqual(OURS.map((key) => textOf(language, key)));
  expect(OURS.filter((key) => !textOf(language, key))).toEqual([]);
});

function modelOf(element: JsonObject): Model {
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [{ ...element, isRequired: true }] }] },
    language: "es",
    answers: {},
    missing: {},
  };
  return createModel(state as ExecutionState);
}

function provoke(question: Question): void {
  question.validate(true);
  for (const value of WRONG) {
    question.value = value;
    question.validate(true);
  }
}

test("every text that our questions ask SurveyJS for, drawn or wrongly answered, is ours", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const asked = vi.spyOn(surveyLocalization, "getString");
  for (const type of questionTypes.filter(({ isAnswerable }) => isAnswerable)) {
    for (const settings of [{}, ...(VARIANTS[type.name] ?? [])]) {
      modelOf(type.toSurveyJs(questionOf(type, settings), "es"))
        .getAllQuestions()
        .forEach(provoke);
    }
  }
  const keys = new Set(asked.mock.calls.map(([key]) => String(key)));
  const ours = new Set<string>(OURS);
  expect([...keys].filter((key) => !ours.has(key) && !NEVER_SHOWN.has(key))).toEqual([]);
  expect(keys).toContain("numericMinMax");
});
