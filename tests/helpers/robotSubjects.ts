import type { Json, JsonObject } from "../../src/shared/json";
import type { ReadAnswer } from "../../src/survey/logic/evaluateCondition";
import { expandLoops } from "../../src/survey/logic/expandLoops";
import { narrow } from "../../src/survey/logic/offer";
import { prepareLogic } from "../../src/survey/logic/prepareLogic";
import { optionsOf } from "../../src/survey/logic/references";
import type { Answer, Question, Questionnaire } from "../../src/survey/questionnaire";
import type { RobotSubject } from "../../src/survey/robots/robotSubject";

function codesOf(question: Question): readonly string[] {
  return optionsOf(question, "options").map(({ code }) => code);
}

function isAsked({ type }: Question): boolean {
  return type !== "note" && type !== "drawn";
}

function schemaOf(question: Question): JsonObject {
  if (question.type === "number") return { type: "integer", minimum: 0, maximum: 99 };
  const codes = { enum: codesOf(question) };
  return question.type === "codes" ? { type: "array", items: codes } : codes;
}

function isAllowed(question: Question, value: Json): boolean {
  if (typeof value === "number") return question.type === "number" && value >= 0 && value <= 99;
  const chosen: readonly Json[] = Array.isArray(value) ? value : [value];
  const codes: readonly Json[] = codesOf(question);
  const least = typeof question.min === "number" ? question.min : 1;
  return chosen.length >= least && chosen.every((code) => codes.includes(code));
}

/** Every answer that can be given to a question with few codes. */
export function everyAnswer(question: Question): readonly Answer[] {
  const codes = codesOf(question);
  const none: readonly Answer[] = isAsked(question) && !question.required ? [{ missing: "no-answer" }] : [];
  if (question.type === "note") return [];
  if (question.type !== "codes") return [...codes.map((value) => ({ value })), ...none];
  const chosen = codes.reduce<string[][]>((all, code) => all.concat(all.map((some) => [...some, code])), [[]]);
  return [...chosen.filter((some) => some.length > 0).map((value) => ({ value })), ...none];
}

/** Whether a person could give the answer where only some options are offered. */
export function isGivable(question: Question, { value }: Answer, read: ReadAnswer): boolean {
  return value === undefined || isAllowed(narrow(question, read), value);
}

/** Questions of plain types: `codes` takes several options, `number` 0 to 99, `drawn` and `note` aren't asked, any other takes one option. */
export function plainSubject(authored: Questionnaire): RobotSubject {
  return {
    authored,
    logic: prepareLogic(expandLoops(authored), { isAsked }),
    schemaOf,
    answerOf: (question, value, read) => (isAllowed(read ? narrow(question, read) : question, value) ? { value } : undefined),
    simulate: (question, random) => {
      if (question.type === "number") return Math.floor(random() * 100);
      const codes = codesOf(question);
      const code = codes[Math.floor(random() * codes.length)] ?? null;
      return question.type === "codes" && code !== null ? [code] : code;
    },
    assigned: (question, values) =>
      (question.type === "drawn" ? values.filter((value) => codesOf(question).includes(value)) : []).map((value) => ({ value })),
  };
}
