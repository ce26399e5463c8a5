import type { Json, JsonObject } from "../../../../src/shared/json";
import type { AnswerIssue, AnswerPart } from "../../../../src/survey/questionType";
import { anyOfValues } from "../../../../src/survey/types/settingsSchemas";
import { between, pickOne, type Random } from "../../../../src/survey/types/simulation";
import { evaluatePath, screenOf, targetAt } from "./evaluatePath";
import { ENDS, type ImagePathQuestion, MOST_STEPS, type Path, pathIn, type Step } from "./imagePathQuestion";
import { wordFor } from "./words";

/** An hour: a question has no longer time. */
const LONGEST_MS = 3_600_000;

export function imagePathSchema({ screens }: ImagePathQuestion): JsonObject {
  const code = anyOfValues(screens.map((screen) => screen.code));
  const percent = { type: "number", minimum: 0, maximum: 100 };
  return {
    type: "object",
    additionalProperties: false,
    required: ["steps", "outcome", "wasRepeated"],
    properties: {
      steps: {
        type: "array",
        maxItems: MOST_STEPS,
        items: {
          type: "object",
          additionalProperties: false,
          required: ["screen", "milliseconds", "x", "y"],
          properties: {
            screen: code,
            milliseconds: { type: "number", minimum: 0, maximum: LONGEST_MS },
            x: percent,
            y: percent,
            to: code,
          },
        },
      },
      outcome: { enum: [...ENDS] },
      wasRepeated: { type: "boolean" },
    },
  };
}

/** How it ended, for conditions; whether the way was direct follows from the links and isn't part of an answer. */
export function pathParts(_question: ImagePathQuestion, language: string): readonly AnswerPart[] {
  const words = { REACHED: "reached", DONE: "failed", GAVE_UP: "gave-up" } as const;
  const codes = Object.fromEntries(ENDS.map((end) => [end, wordFor(words[end], language)]));
  return [{ code: "outcome", label: wordFor("outcome", language), codes }];
}

/** A path that nobody can have walked, and a goal that its steps don't reach. */
export function imagePathCheck(question: ImagePathQuestion, value: Json): readonly AnswerIssue[] {
  const path = pathIn(value);
  const issue = path && evaluatePath(question, path).issue;
  return issue ? [{ path: issue, rule: "const" }] : [];
}

const MOST_SIMULATED = 12;

/** Presses links, the popular ones more often, and sometimes beside them, until a goal is reached or patience ends. */
export function simulatePath(question: ImagePathQuestion, random: Random): Json {
  const steps: Step[] = [];
  let screen = question.screens[0];
  while (screen && !screen.isGoal && steps.length < MOST_SIMULATED && random() > 0.04) {
    const link = random() < 0.85 ? pickOne(screen.links, ({ to, x, y }) => `${to}${x},${y}`, random) : undefined;
    const { x, y, width, height } = link ?? { x: 0, y: 0, width: 100, height: 100 };
    const place = { x: between(x, x + width, 2, random), y: between(y, y + height, 2, random) };
    const to = targetAt(question, screen, place);
    steps.push({ screen: screen.code, milliseconds: between(600, 9_000, 1, random), ...place, ...(to ? { to } : {}) });
    if (to) screen = screenOf(question, to);
  }
  const outcome = screen?.isGoal ? "REACHED" : random() < 0.5 ? "DONE" : "GAVE_UP";
  return { steps, outcome, wasRepeated: random() < 0.02 } satisfies Path as unknown as Json;
}
