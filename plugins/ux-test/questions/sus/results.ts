import type { JsonObject } from "../../../../src/shared/json";
import { localize } from "../../../../src/shared/languages";
import type { Answer } from "../../../../src/survey/questionnaire";
import type { Count, Distribution, QualityTraits, Variable } from "../../../../src/survey/questionType";
import { splitAnswers } from "../../../../src/survey/types/splitAnswers";
import { meanInterval } from "./meanInterval";
import { contributionOf, pointOf, scoreOf, scoreStatistics } from "./score";
import { POINTS, pointLabel, STATEMENT_CODES, statementOf } from "./statements";
import type { SusQuestion } from "./susQuestion";

const SCORE = {
  es: "puntuación SUS",
  en: "SUS score",
  fr: "score SUS",
  nl: "SUS-score",
  it: "punteggio SUS",
  pt: "pontuação SUS",
};

/** The ten points and the score. */
export function susVariables(question: SusQuestion, language: string): readonly Variable[] {
  const title = localize(question.title, language);
  const codes = Object.fromEntries(POINTS.map((point) => [String(point), pointLabel(point, language)]));
  return [
    ...STATEMENT_CODES.map((code) => ({
      name: `${question.variable}_${code}`,
      label: `${title} – ${statementOf(question, code, language)}`,
      measure: "ordinal" as const,
      codes,
    })),
    { name: `${question.variable}_score`, label: `${title} – ${localize(SCORE, language)}`, measure: "scale" },
  ];
}

export function susCells({ variable }: SusQuestion, { value }: Answer): Readonly<Record<string, number>> {
  const score = scoreOf(value);
  const points = STATEMENT_CODES.flatMap((code) => {
    const point = pointOf(value, code);
    return point === undefined ? [] : [[`${variable}_${code}`, point] as const];
  });
  return Object.fromEntries([...points, ...(score === undefined ? [] : [[`${variable}_score`, score] as const])]);
}

const TONES = ["negative", "negative", "neutral", "positive", "positive"] as const;

/** What the own view of results draws. */
export interface SusDrawing {
  /** Scores of those who answered all ten statements. */
  readonly count: number;
  readonly mean?: number;
  /** At 95 %. */
  readonly interval?: { readonly low: number; readonly high: number };
  /** How many scores there are in each tenth of the scale, 0-9 first; the last holds 100 too. */
  readonly tenths: readonly number[];
}

function drawingOf(scores: readonly number[]): SusDrawing {
  const { mean, standardDeviation } = scoreStatistics(scores);
  const tenths = new Array<number>(10).fill(0);
  for (const score of scores) {
    const tenth = Math.min(9, Math.floor(score / 10));
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  if (mean === undefined) return { count: 0, tenths };
  const interval = meanInterval(mean, standardDeviation, scores.length);
  return { count: scores.length, mean, ...(interval ? { interval } : {}), tenths };
}

/** Points by statement, over those who answered it; the statistics are those of the score. */
export function tabulateSus(question: SusQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const statements = STATEMENT_CODES.map((code) => ({
    code,
    label: statementOf(question, code, language),
    points: values.map((value) => pointOf(value, code)).filter((point) => point !== undefined),
  }));
  const counts = statements.flatMap(({ code, label, points }) =>
    POINTS.map(
      (point): Count => ({
        code: `${code}:${point}`,
        label: pointLabel(point, language),
        count: points.filter((given) => given === point).length,
        group: { code, label, base: points.length },
        tone: TONES[contributionOf(code, point)] ?? "neutral",
      }),
    ),
  );
  const scores = values.map(scoreOf).filter((score) => score !== undefined);
  return {
    base: values.length,
    missing,
    counts,
    isOrdered: true,
    parts: statements.map(({ code, label, points }) => ({
      code,
      label,
      base: points.length,
      statistics: scoreStatistics(points),
    })),
    statistics: scoreStatistics(scores),
    ...(values.length > 0 ? { drawing: drawingOf(scores) as unknown as JsonObject } : {}),
  };
}

/** @param code of a count: statement and point */
export function isAnsweredSo({ value }: Answer, code: string): boolean {
  const [statement = "", point] = code.split(":");
  return String(pointOf(value, statement)) === point;
}

/** Agreeing with all ten is a straight line, for half of them say the opposite. */
export function susTraits({ value }: Answer): QualityTraits {
  const places = STATEMENT_CODES.flatMap((code) => {
    const point = pointOf(value, code);
    return point === undefined ? [] : [point - 1];
  });
  return places.length > 0 ? { grid: { places, of: POINTS.length, isShuffled: false } } : {};
}
