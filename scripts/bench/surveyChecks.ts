import { Model } from "survey-core";
import { toSurvey } from "../../src/features/fieldwork/server/presentation/toSurvey";
import { questionTypes } from "../../src/features/questionnaires/question-types";
import type { Json, JsonObject } from "../../src/shared/json";
import { compileQuestionnaire } from "../../src/survey/compile/compileQuestionnaire";
import { walk } from "../../src/survey/logic/walk";
import type { Questionnaire } from "../../src/survey/questionnaire";
import { answersOf, QUESTIONNAIRE } from "./surveyDocument.mjs";

const ROUNDS = 3;
/** Of what takes a thousandth of the time. */
const MANY_ROUNDS = 50;

const types = new Map(questionTypes.map((type) => [type.name, type]));
const compiled = compileQuestionnaire(QUESTIONNAIRE as unknown as Questionnaire, types);

function surveyJson(): JsonObject {
  const drawn = { seed: 1, ordinal: 0 };
  const way = walk(compiled.logic, { answers: new Map(), draw: drawn });
  return toSurvey(way.steps, { questionnaire: compiled, path: way, drawn, language: "es" });
}

/** The same values as the survey's model holds them. */
function surveyData(answers: Readonly<Record<string, Json>>): JsonObject {
  return Object.fromEntries(
    compiled.questions.map(({ question, type }) => {
      const value = answers[question.id] ?? null;
      return [question.id, type.toSurveyValue?.(question, value) ?? value];
    }),
  );
}

function checkOurs(answers: Readonly<Record<string, Json>>): number {
  return compiled.questions.reduce((sum, { question, check }) => sum + check(answers[question.id] ?? null).length, 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Microseconds a respondent, the median of some rounds. @throws where a check refuses what is sound */
function measure(
  check: (index: number) => number,
  { respondents, count = ROUNDS }: { respondents: number; count?: number },
): number {
  const rounds = Array.from({ length: count + 1 }, () => {
    const begun = performance.now();
    let faults = 0;
    for (let index = 0; index < respondents; index += 1) faults += check(index);
    if (faults > 0) throw new Error(`${faults} faults in sound answers`);
    return ((performance.now() - begun) * 1000) / respondents;
  });
  // The first one compiles.
  return median(rounds.slice(1));
}

/**
 * Checks of 30 answers: ours against survey-core's, which is asked once with a model for each respondent, as a server
 * would need it, and once with a model that all share. Prints one line of JSON, in microseconds a respondent.
 */
export async function main([count = ""]: readonly string[]): Promise<void> {
  const people = Array.from({ length: Number(count) }, (_, n) => answersOf(n));
  const respondents = people.length;
  const json = surveyJson();
  const data = people.map(surveyData);
  const ours = measure((index) => checkOurs(people[index] ?? {}), { respondents, count: MANY_ROUNDS });
  const validate = (model: Model, index: number) => {
    model.data = data[index];
    return model.validate(false) ? 0 : 1;
  };
  const shared = new Model(json);
  const fresh = measure((index) => validate(new Model(json), index), { respondents });
  const reused = measure((index) => validate(shared, index), { respondents });
  console.log(JSON.stringify({ ours, fresh, reused }));
}
