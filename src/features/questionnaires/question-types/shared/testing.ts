import Ajv2020 from "ajv/dist/2020";
import type { Json, JsonObject } from "../../../../shared/json";
import type { Question } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import type { Random } from "../../../../survey/types/simulation";

/** Helpers of the tests of question types; no product code imports them. */

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ["x-localized", "x-multiline"] });

/** A question of the type: new, with these settings on top. */
export function questionOf(type: QuestionType, settings: JsonObject = {}): Question {
  const common = {
    id: "0191e3c2-1111-7abc-8def-0123456789ab",
    variable: "Q1",
    type: type.name,
    title: { es: "Pregunta", en: "Question" },
  };
  return { ...type.initial("es"), ...settings, ...common };
}

/** Options with these codes; their labels are the codes in capitals. */
export function optionsOf(...codes: readonly string[]): readonly JsonObject[] {
  return codes.map((code) => ({ code, label: { es: code.toUpperCase() } }));
}

/** Rules that a value breaks: of the compiled schema, else of the type's own check. */
export function brokenRules(type: QuestionType, question: Question, value: Json): readonly string[] {
  const validate = ajv.compile(type.answerSchema(question));
  if (!validate(value)) return (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
  return (type.check?.(question, value) ?? []).map(({ rule, path }) => `${path} ${rule}`);
}

/** A checker for many values of one question. */
export function checkerOf(type: QuestionType, question: Question): (value: Json) => boolean {
  const validate = ajv.compile(type.answerSchema(question));
  return (value) => validate(value) && (type.check?.(question, value) ?? []).length === 0;
}

export function brokenSettings(type: QuestionType, question: Question): readonly string[] {
  const validate = ajv.compile(type.settings);
  return validate(question) ? [] : (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
}

/** A repeatable source of numbers uniform in [0, 1) (a 32-bit linear congruence, mixed). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 2246822519);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
