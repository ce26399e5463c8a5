import type { Json, JsonObject } from "../../../../src/shared/json";
import type { AnswerIssue, AnswerPart } from "../../../../src/survey/questionType";
import type { Random } from "../../../../src/survey/types/simulation";
import { EASE, OUTCOMES, type Outcome } from "../../shared/uxTest";
import { answerIn, asksEase, timeoutOf, type UxTaskQuestion } from "./uxTaskQuestion";
import { wordFor } from "./words";

/** A page that was put to sleep says late that the time is over. */
const SLACK_SECONDS = 60;

export function uxTaskSchema(question: UxTaskQuestion): JsonObject {
  return {
    type: "object",
    additionalProperties: false,
    required: ["outcome", "seconds", "isPhone", "startedAt"],
    properties: {
      outcome: { enum: [...OUTCOMES] },
      seconds: { type: "number", minimum: 0, maximum: timeoutOf(question) + SLACK_SECONDS },
      ease: { type: "integer", minimum: EASE.least, maximum: EASE.most },
      isPhone: { type: "boolean" },
      startedAt: { type: "integer", minimum: 0, maximum: 8_640_000_000_000_000 },
    },
  };
}

/** How it ended, how long it took and how easy it was, for conditions. */
export function uxTaskParts(question: UxTaskQuestion, language: string): readonly AnswerPart[] {
  const part = (code: "outcome" | "seconds" | "ease") => ({ code, label: wordFor(code, language) });
  const codes = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, wordFor(outcome, language)]));
  return [{ ...part("outcome"), codes }, part("seconds"), ...(asksEase(question) ? [part("ease")] : [])];
}

/** Done before its least time, or without how easy it was. */
export function uxTaskCheck(question: UxTaskQuestion, value: Json): readonly AnswerIssue[] {
  const answer = answerIn(value);
  if (!answer) return [];
  const least = question.leastSeconds ?? 0;
  return [
    ...(answer.outcome === "DONE" && answer.seconds < least
      ? [{ path: "/seconds", rule: "minimum", params: { limit: least } }]
      : []),
    ...(asksEase(question) && answer.ease === undefined ? [{ path: "/ease", rule: "required" }] : []),
  ];
}

/** Most people manage; who takes long finds it hard. */
export function simulateUxTask(question: UxTaskQuestion, random: Random): Json {
  const most = timeoutOf(question);
  const least = Math.min(question.leastSeconds ?? 0, most);
  const chance = random();
  const outcome: Outcome = chance < 0.7 ? "DONE" : chance < 0.88 ? "GAVE_UP" : "TIMED_OUT";
  const share = outcome === "TIMED_OUT" ? 1 : Math.min(1, 0.1 + random() * random());
  const seconds = Math.round(10 * (least + (most - least) * share)) / 10;
  const ease = outcome === "DONE" ? 7 - Math.round(share * 4 * random()) : 1 + Math.floor(random() * 3);
  return {
    ...{ outcome, seconds, isPhone: random() < 0.4, startedAt: 1_764_500_000_000 + Math.floor(random() * 86_400_000) },
    ...(asksEase(question) ? { ease } : {}),
  };
}
