import type { Area } from "../../../../src/shared/area";
import type { Json } from "../../../../src/shared/json";
import { localize } from "../../../../src/shared/languages";
import type { Answer } from "../../../../src/survey/questionnaire";
import type { Distribution, Variable } from "../../../../src/survey/questionType";
import { splitAnswers } from "../../../../src/survey/types/splitAnswers";
import { POINTERS, type Pointer } from "../../shared/pointer";
import { type ClickTestQuestion, clickIn, FLAGS, flagsOf, hitArea } from "./clickTestQuestion";
import { type JudgedClick, type Summary, summarize } from "./summary";
import { wordFor } from "./words";

/** More marks on a picture tell nothing apart any more; figures are of all. */
export const MOST_MARKS = 2_000;

/** What the type's own view of results draws. */
export type ClickDrawing = {
  readonly image: string;
  readonly areas: readonly Area[];
  /** Of all presses, and of those without a flag. */
  readonly all: Summary;
  readonly unflagged: Summary;
  /** The latest presses, at most `MOST_MARKS`: place in percent, area from 0 (-1: missed), device, whether flagged. */
  readonly marks: readonly (readonly [x: number, y: number, area: number, pointer: Pointer, isFlagged: boolean])[];
};

const YES_NO = (language: string) => ({ "0": wordFor("no", language), "1": wordFor("yes", language) });

/** Whether it was hit, which area, where, how fast, with what, and why the time may be doubted. */
export function clickVariables({ title, variable }: ClickTestQuestion, language: string): readonly Variable[] {
  const label = (word: Parameters<typeof wordFor>[0]) => `${localize(title, language)}: ${wordFor(word, language)}`;
  const scale = (name: "area" | "x" | "y" | "milliseconds"): Variable => ({
    name: `${variable}_${name}`,
    label: label(name),
    measure: name === "area" ? "nominal" : "scale",
  });
  return [
    { name: `${variable}_hit`, label: label("hit"), measure: "nominal", codes: YES_NO(language) },
    ...(["area", "x", "y", "milliseconds"] as const).map(scale),
    {
      name: `${variable}_pointer`,
      label: label("pointer"),
      measure: "nominal",
      codes: Object.fromEntries(POINTERS.map((pointer) => [pointer, wordFor(pointer, language)])),
    },
    ...FLAGS.map((flag) => ({
      name: `${variable}_${flag}`,
      label: label(flag),
      measure: "nominal" as const,
      codes: YES_NO(language),
    })),
  ];
}

export function clickCells(question: ClickTestQuestion, { value }: Answer): Readonly<Record<string, string | number>> {
  const click = clickIn(value);
  if (!click) return {};
  const area = hitArea(question, click);
  const flags = flagsOf(click);
  const name = (suffix: string) => `${question.variable}_${suffix}`;
  return {
    [name("hit")]: area >= 0 ? 1 : 0,
    ...(area >= 0 ? { [name("area")]: area + 1 } : {}),
    [name("x")]: click.x,
    [name("y")]: click.y,
    [name("milliseconds")]: click.milliseconds,
    [name("pointer")]: click.pointer,
    ...Object.fromEntries(FLAGS.map((flag) => [name(flag), flags.includes(flag) ? 1 : 0])),
  };
}

/** How many hit and missed; the drawing holds all that is measured. */
export function tabulateClicks(question: ClickTestQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const clicks = values.flatMap((value): readonly JudgedClick[] => {
    const click = clickIn(value);
    return click ? [{ click, area: hitArea(question, click) }] : [];
  });
  const all = summarize(clicks, question.areas.length);
  const sure = clicks.filter(({ click }) => flagsOf(click).length === 0);
  const drawing: ClickDrawing = {
    image: question.image,
    areas: question.areas,
    all,
    unflagged: summarize(sure, question.areas.length),
    marks: clicks
      .slice(-MOST_MARKS)
      .map(({ click, area }) => [click.x, click.y, area, click.pointer, flagsOf(click).length > 0] as const),
  };
  const hits = all.all.hits.count;
  return {
    base: values.length,
    missing,
    counts: [
      { code: "hit", label: wordFor("hit", language), count: hits, tone: "positive" },
      { code: "miss", label: wordFor("miss", language), count: clicks.length - hits, tone: "negative" },
    ],
    drawing: drawing as unknown as Json,
  };
}

/** @param code "hit" or "miss" */
export function isClickOf(question: ClickTestQuestion, { value }: Answer, code: string): boolean {
  const click = clickIn(value);
  if (!click) return false;
  return code === (hitArea(question, click) >= 0 ? "hit" : "miss");
}
