import type { Json, JsonObject } from "../../../../src/shared/json";
import type { AnswerPart } from "../../../../src/survey/questionType";
import { between, pickOne, popularity, type Random } from "../../../../src/survey/types/simulation";
import { POINTERS } from "../../shared/pointer";
import type { ClickTestQuestion } from "./clickTestQuestion";
import { wordFor } from "./words";

/** An hour: a question has no longer time. */
export const LONGEST_MS = 3_600_000;

export function clickTestSchema(): JsonObject {
  const percent = { type: "number", minimum: 0, maximum: 100 };
  const milliseconds = { type: "number", minimum: 0, maximum: LONGEST_MS };
  return {
    type: "object",
    additionalProperties: false,
    required: ["x", "y", "milliseconds", "pointer", "refreshHz", "wasHidden", "longTaskMs", "wasRepeated"],
    properties: {
      x: percent,
      y: percent,
      milliseconds,
      pointer: { enum: [...POINTERS] },
      refreshHz: { anyOf: [{ type: "number", minimum: 1, maximum: 1_000 }, { type: "null" }] },
      wasHidden: { type: "boolean" },
      longTaskMs: { anyOf: [milliseconds, { type: "null" }] },
      wasRepeated: { type: "boolean" },
    },
  };
}

/** How long it took and on what, for conditions; whether it was a hit follows from the areas and isn't part of an answer. */
export function clickParts(_question: ClickTestQuestion, language: string): readonly AnswerPart[] {
  const codes = Object.fromEntries(POINTERS.map((pointer) => [pointer, wordFor(pointer, language)]));
  return [
    { code: "milliseconds", label: wordFor("milliseconds", language) },
    { code: "pointer", label: wordFor("pointer", language), codes },
  ];
}

/** Share of simulated respondents who find the place. */
const FOUND = 0.7;

/** Most people press inside an area, faster than the others. */
export function simulateClick({ id, areas }: ClickTestQuestion, random: Random): Json {
  const area = random() < FOUND ? pickOne(areas, (one) => `${id}${one.x},${one.y}`, random) : undefined;
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: 100, height: 100 };
  const usual = 1_200 + popularity(id) * 2_000;
  const share = random();
  return {
    x: between(x, x + width, 2, random),
    y: between(y, y + height, 2, random),
    milliseconds: between(usual * 0.4, usual * (area ? 2 : 4), 1, random),
    pointer: share < 0.5 ? "mouse" : share < 0.95 ? "touch" : "keyboard",
    refreshHz: 60,
    wasHidden: random() < 0.02,
    longTaskMs: random() < 0.05 ? 80 : 0,
    wasRepeated: random() < 0.02,
  };
}
