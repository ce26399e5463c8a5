import type { Json, JsonObject } from "../../../src/shared/json";
import type { AnswerIssue } from "../../../src/survey/questionType";
import { popularity, type Random } from "../../../src/survey/types/simulation";
import type { Point } from "../shared/api/schemas";
import type { Sign } from "../shared/point";
import { LONGEST_EXPLANATION, percentOf, SIGNS } from "../shared/point";
import { roomFor } from "../shared/pointLimits";
import { type HeatMapQuestion, limitsOf } from "./heatMapQuestion";
import { pointsIn } from "./points";

export function heatMapSchema(question: HeatMapQuestion): JsonObject {
  const { maxPositive, maxNegative, minPoints } = limitsOf(question);
  const percent = { type: "number", minimum: 0, maximum: 100 };
  return {
    type: "array",
    minItems: Math.max(minPoints, 1),
    maxItems: Math.max(maxPositive + maxNegative, minPoints, 1),
    items: {
      type: "object",
      additionalProperties: false,
      required: ["id", "x", "y", "sign", "explanation"],
      properties: {
        id: { type: "string", minLength: 1, maxLength: 36 },
        x: percent,
        y: percent,
        sign: { enum: [...SIGNS] },
        explanation: { type: "string", maxLength: LONGEST_EXPLANATION },
      },
    },
  };
}

/** Too many of a sign, the same point twice, one without its explanation. */
export function heatMapCheck(question: HeatMapQuestion, value: Json): readonly AnswerIssue[] {
  const points = pointsIn(value);
  const limits = limitsOf(question);
  const tooMany = SIGNS.filter((sign) => roomFor(limits, points, sign) < 0).map((sign) => ({
    path: "",
    rule: "maxItems",
    params: { limit: sign === "POSITIVE" ? limits.maxPositive : limits.maxNegative },
  }));
  const single = points.flatMap(({ id, explanation }, place): AnswerIssue[] => {
    if (points.findIndex((point) => point.id === id) < place) return [{ path: `/${place}`, rule: "uniqueItems" }];
    const isUnexplained = limits.explanationRequired && explanation.trim() === "";
    return isUnexplained ? [{ path: `/${place}/explanation`, rule: "required" }] : [];
  });
  return [...tooMany, ...single];
}

const SPOTS = 4;
/** How far simulated points scatter around a spot, as a share of the image. */
const SCATTER = 0.12;

/** Somewhere around one of a few spots, which differ from question to question. */
function simulatedPoint({ id }: HeatMapQuestion, sign: Sign, place: number, random: Random): Point {
  const spot = `${id}${sign}${Math.floor(random() * SPOTS)}`;
  const around = (name: string) => percentOf(popularity(name) + (random() - 0.5) * SCATTER);
  return {
    id: `p${place}`,
    x: around(`${spot}x`),
    y: around(`${spot}y`),
    sign,
    explanation: `${sign.toLowerCase()} ${place + 1}`,
  };
}

export function simulateHeatMap(question: HeatMapQuestion, random: Random): Json {
  const limits = limitsOf(question);
  const signs = [
    ...Array.from({ length: limits.maxPositive }, () => "POSITIVE" as const),
    ...Array.from({ length: limits.maxNegative }, () => "NEGATIVE" as const),
  ];
  const fewest = Math.max(limits.minPoints, 1);
  const count = fewest + Math.floor(random() * (Math.max(signs.length - fewest, 0) + 1));
  const drawn = signs.map((sign) => ({ sign, rank: random() })).sort((a, b) => a.rank - b.rank);
  return drawn.slice(0, count).map(({ sign }, place) => ({ ...simulatedPoint(question, sign, place, random) }));
}
