import type { Json } from "../../../../src/shared/json";
import { localize } from "../../../../src/shared/languages";
import type { Answer } from "../../../../src/survey/questionnaire";
import type { Distribution, Variable } from "../../../../src/survey/questionType";
import { splitAnswers } from "../../../../src/survey/types/splitAnswers";
import { type Interval, medianOf, shareInterval } from "../../shared/interval";
import { OUTCOMES } from "../../shared/uxTest";
import { answerIn, asksEase, type UxTaskAnswer, type UxTaskQuestion } from "./uxTaskQuestion";
import { wordFor } from "./words";

/** What the view of results draws: how a task went, by what people say. */
export interface TaskFigures {
  /** Of those who have ended it, with Wilson's interval at 95 %. */
  readonly success: { readonly share: number; readonly interval: Interval };
  /** Of those who say that they have done it; the interval holds from six people on. Null where nobody has. */
  readonly seconds: { readonly median: number; readonly interval: Interval | null } | null;
  /** Null where nobody was asked. */
  readonly ease: { readonly mean: number; readonly answers: number } | null;
  /** Who did it on a phone. */
  readonly phones: number;
}

function figuresOf(given: readonly UxTaskAnswer[]): TaskFigures {
  const done = given.filter(({ outcome }) => outcome === "DONE").length;
  const seconds = given.flatMap((answer) => (answer.outcome === "DONE" ? [answer.seconds] : []));
  const eases = given.flatMap(({ ease }) => (ease === undefined ? [] : [ease]));
  return {
    success: { share: done / given.length, interval: shareInterval(done, given.length) },
    seconds: seconds.length === 0 ? null : medianOf(seconds),
    ease: eases.length === 0 ? null : { mean: eases.reduce((sum, ease) => sum + ease, 0) / eases.length, answers: eases.length },
    phones: given.filter(({ isPhone }) => isPhone).length,
  };
}

/** How many it ended for in each way, and what people say of it. */
export function tabulateUxTask(_question: UxTaskQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const given = values.flatMap((value) => answerIn(value) ?? []);
  const tones = { DONE: "positive", GAVE_UP: "negative", TIMED_OUT: "negative" } as const;
  return {
    base: given.length,
    missing,
    counts: OUTCOMES.map((outcome) => ({
      code: outcome,
      label: wordFor(outcome, language),
      count: given.filter((answer) => answer.outcome === outcome).length,
      tone: tones[outcome],
    })),
    ...(given.length === 0 ? {} : { drawing: figuresOf(given) as unknown as Json }),
  };
}

/** How it ended, how long it took, how easy it was and on what. */
export function uxTaskVariables(question: UxTaskQuestion, language: string): readonly Variable[] {
  const title = localize(question.title, language);
  const variable = (suffix: "outcome" | "seconds" | "ease" | "device") => ({
    name: `${question.variable}_${suffix}`,
    label: `${title}: ${wordFor(suffix, language)}`,
  });
  const codes = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, wordFor(outcome, language)]));
  return [
    { ...variable("outcome"), measure: "nominal", codes },
    { ...variable("seconds"), measure: "scale" },
    ...(asksEase(question) ? [{ ...variable("ease"), measure: "scale" as const }] : []),
    {
      ...variable("device"),
      measure: "nominal",
      codes: { computer: wordFor("computer", language), phone: wordFor("phone", language) },
    },
  ];
}

export function uxTaskCells(question: UxTaskQuestion, { value }: Answer): Readonly<Record<string, string | number>> {
  const answer = answerIn(value);
  if (!answer) return {};
  const name = (suffix: string) => `${question.variable}_${suffix}`;
  return {
    [name("outcome")]: answer.outcome,
    [name("seconds")]: answer.seconds,
    ...(answer.ease !== undefined && asksEase(question) ? { [name("ease")]: answer.ease } : {}),
    [name("device")]: answer.isPhone ? "phone" : "computer",
  };
}
