import { localize } from "../../../src/shared/languages";
import type { Answer } from "../../../src/survey/questionnaire";
import type { Count, Distribution, Variable } from "../../../src/survey/questionType";
import { sampledTexts, splitAnswers } from "../../../src/survey/types/splitAnswers";
import { binsOf, FINE_COLUMNS, partsOf } from "../shared/density";
import { explanationsOf, MARK_CODES, markCode, signsIn } from "../shared/marks";
import type { Sign } from "../shared/point";
import { SIGNS } from "../shared/point";
import { gridIn, type HeatMapQuestion } from "./heatMapQuestion";
import { pointsIn } from "./points";
import { signLabel, wordFor } from "./words";

/** Group of the counts of all that was marked. */
const WHOLE = "image";
/** The picture's shape is not known: as many rows as columns. */
const FINE = { columns: FINE_COLUMNS, rows: FINE_COLUMNS };
const BETWEEN = " | ";

/** How many points of each sign, what each part of the image got, and why. */
export function heatMapVariables(question: HeatMapQuestion, language: string): readonly Variable[] {
  const title = localize(question.title, language);
  const codes = {
    [MARK_CODES.neither]: wordFor("neither", language),
    [MARK_CODES.POSITIVE]: signLabel(question, "POSITIVE", language),
    [MARK_CODES.NEGATIVE]: signLabel(question, "NEGATIVE", language),
    [MARK_CODES.both]: wordFor("both", language),
  };
  return [
    ...SIGNS.map((sign) => ({
      name: `${question.variable}_${sign.toLowerCase()}`,
      label: `${title}: ${signLabel(question, sign, language)}`,
      measure: "scale" as const,
    })),
    ...partsOf(gridIn(question)).map((part) => ({
      name: `${question.variable}_${part}`,
      label: `${title}: ${part}`,
      measure: "nominal" as const,
      codes,
    })),
    { name: `${question.variable}_why`, label: `${title}: ${wordFor("why", language)}`, measure: "text" },
  ];
}

export function heatMapCells(question: HeatMapQuestion, answer: Answer): Readonly<Record<string, string | number>> {
  if (answer.value === undefined || answer.value === null) return {};
  const points = pointsIn(answer.value);
  const grid = gridIn(question);
  const name = (suffix: string) => `${question.variable}_${suffix}`;
  const why = explanationsOf(points).join(BETWEEN);
  return Object.fromEntries([
    ...SIGNS.map((sign) => [name(sign.toLowerCase()), points.filter((point) => point.sign === sign).length] as const),
    ...partsOf(grid).map((part) => [name(part), markCode(signsIn(points, grid, part))] as const),
    ...(why === "" ? [] : [[name("why"), why] as const]),
  ]);
}

/** Who marked the image with a sign, and each part of it. */
export function tabulateHeatMap(question: HeatMapQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const marked = values.map(pointsIn);
  const grid = gridIn(question);
  const base = values.length;
  const count = (code: string, label: string, part?: string): readonly Count[] =>
    SIGNS.map((sign) => ({
      code: `${code}:${sign}`,
      label: signLabel(question, sign, language),
      count: marked.filter((points) => signsIn(points, grid, part).includes(sign)).length,
      group: { code, label, base },
      tone: sign === "POSITIVE" ? ("positive" as const) : ("negative" as const),
    }));
  return {
    base,
    missing,
    counts: [...count(WHOLE, wordFor("whole", language)), ...partsOf(grid).flatMap((part) => count(part, part, part))],
    ...sampledTexts(marked.flatMap(explanationsOf)),
    drawing: {
      image: question.image,
      labels: { POSITIVE: signLabel(question, "POSITIVE", language), NEGATIVE: signLabel(question, "NEGATIVE", language) },
      fine: { ...FINE },
      bins: binsOf(marked.flat(), FINE).map((bin) => [...bin]),
    },
  };
}

/** @param code of a count: a part or the whole image, and a sign */
export function isMarkedSo(question: HeatMapQuestion, { value }: Answer, code: string): boolean {
  const [part, sign] = code.split(":");
  return signsIn(pointsIn(value), gridIn(question), part === WHOLE ? undefined : part).includes(sign as Sign);
}
