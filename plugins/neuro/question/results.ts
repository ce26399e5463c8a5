import type { Json } from "../../../src/shared/json";
import { localize } from "../../../src/shared/languages";
import type { Answer } from "../../../src/survey/questionnaire";
import type { Distribution, Variable } from "../../../src/survey/questionType";
import { splitAnswers } from "../../../src/survey/types/splitAnswers";
import type { NeuroAnswer, WordSet, Zone } from "../shared/neuroTest";
import { ALL_WORDS, wordText } from "../shared/words";
import { armsOf } from "./drawing";
import { labelFor } from "./labels";
import { itemsOf, MOST_POINTS, type NeuroQuestion, neuroAnswerIn, sliderMean, zonesAt } from "./neuroQuestion";

/** How many of those who answered in time said yes. */
export interface YesShare {
  readonly yes: number;
  readonly answered: number;
}

/** What the type's own view of results draws. */
export type NeuroDrawing = {
  readonly image: string;
  readonly count: number;
  /** Respondents who saw the advertisement without its brand; 0 where nobody could. */
  readonly unbranded: number;
  /** Mean position of the slider over the exposure, 0 to 100; null without answers. */
  readonly liking: number | null;
  /** Mean position in each of `CURVE_PARTS` equal parts of the exposure. */
  readonly curve: readonly number[];
  readonly words: readonly (YesShare & { readonly set: WordSet; readonly word: string; readonly label: string })[];
  readonly items: readonly (YesShare & { readonly label: string; readonly isTarget: boolean })[];
  /** Targets recognised, and foils taken for targets. */
  readonly hits: YesShare;
  readonly falseAlarms: YesShare;
  /** Respondents with a place in each zone. */
  readonly zones: readonly (Zone & { readonly count: number })[];
};

export const CURVE_PARTS = 20;

const suffixed = ({ variable }: NeuroQuestion, suffix: string) => `${variable}_${suffix}`;
const MEASURES = ["shown", "visible", "focused", "slider"] as const;
const PLACES = Array.from({ length: MOST_POINTS }, (_none, index) => index + 1);

/** The version seen, how it was watched, every word and thing with its time, and the places. */
export function neuroVariables(question: NeuroQuestion, language: string): readonly Variable[] {
  const { zones = [] } = question;
  const title = localize(question.title, language);
  const codes = { "0": labelFor("no", language), "1": labelFor("yes", language) };
  const name = (suffix: string) => suffixed(question, suffix);
  const pair = (suffix: string, text: string): readonly Variable[] => [
    { name: name(suffix), label: `${title}: ${text}`, measure: "nominal", codes },
    { name: name(`${suffix}_ms`), label: `${title}: ${text}, ${labelFor("time", language)}`, measure: "scale" },
  ];
  const arms = Object.fromEntries(armsOf(question).map((arm) => [arm, labelFor(arm, language)]));
  const zoneCodes = Object.fromEntries(zones.map((zone, index) => [String(index + 1), zone.name]));
  return [
    { name: name("arm"), label: `${title}: ${labelFor("arm", language)}`, measure: "nominal", codes: arms },
    ...MEASURES.map(
      (measure): Variable => ({ name: name(measure), label: `${title}: ${labelFor(measure, language)}`, measure: "scale" }),
    ),
    ...ALL_WORDS.flatMap(({ word }) => pair(word, wordText(word, language))),
    ...itemsOf(question).flatMap(({ item, isTarget, label }) =>
      pair(`item${item + 1}`, `${localize(label, language)} (${labelFor(isTarget ? "target" : "foil", language)})`),
    ),
    ...PLACES.flatMap((place): readonly Variable[] => {
      const label = `${title}: ${labelFor("point", language)} ${place}`;
      const sides = (["x", "y"] as const).map(
        (side): Variable => ({ name: name(`place${place}_${side}`), label: `${label}, ${side} (0-1)`, measure: "scale" }),
      );
      const zone: Variable = {
        name: name(`place${place}_zone`),
        label: `${label}, ${labelFor("zone", language)}`,
        measure: "nominal",
        codes: zoneCodes,
      };
      return zones.length > 0 ? [...sides, zone] : sides;
    }),
  ];
}

export function neuroCells(question: NeuroQuestion, { value }: Answer): Readonly<Record<string, string | number>> {
  const answer = neuroAnswerIn(value);
  if (!answer) return {};
  const cells: Record<string, string | number> = {};
  const set = (suffix: string, cell: string | number | undefined) => {
    if (cell !== undefined) cells[suffixed(question, suffix)] = cell;
  };
  const { exposure } = answer;
  const mean = sliderMean(answer);
  set("arm", answer.arm);
  set("shown", exposure.shownMs);
  set("visible", exposure.visibleMs);
  set("focused", exposure.focusedMs);
  set("slider", mean === undefined ? undefined : Math.round(mean * 10) / 10);
  const timed = [
    ...answer.words.map((word) => ({ suffix: word.word, ...word })),
    ...answer.recognition.map((item) => ({ suffix: `item${item.item + 1}`, ...item })),
  ];
  for (const { suffix, isYes, ms } of timed) {
    // Without an answer there is neither a yes or no nor a time.
    if (isYes === null) continue;
    set(suffix, isYes ? 1 : 0);
    set(`${suffix}_ms`, ms);
  }
  for (const [index, point] of answer.points.entries()) {
    const [zone] = zonesAt(question.zones ?? [], point);
    set(`place${index + 1}_x`, point.x);
    set(`place${index + 1}_y`, point.y);
    set(`place${index + 1}_zone`, zone === undefined ? undefined : zone + 1);
  }
  return cells;
}

function shareOf(answers: readonly { readonly isYes: boolean | null }[]): YesShare {
  const given = answers.filter(({ isYes }) => isYes !== null);
  return { yes: given.filter(({ isYes }) => isYes).length, answered: given.length };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where one person's slider was in the middle of a part of the exposure. */
function positionAt({ trace, exposure }: NeuroAnswer, part: number): number {
  const at = ((part + 0.5) / CURVE_PARTS) * exposure.shownMs;
  return (trace.findLast((sample) => sample.at <= at) ?? trace[0])?.value ?? 50;
}

function drawingOf(question: NeuroQuestion, answers: readonly NeuroAnswer[], language: string): NeuroDrawing {
  const means = answers.flatMap((answer) => sliderMean(answer) ?? []);
  const recognised = answers.flatMap(({ recognition }) => recognition);
  const said = answers.flatMap(({ words }) => words);
  const { zones = [] } = question;
  return {
    image: question.image,
    count: answers.length,
    unbranded: answers.filter(({ arm }) => arm === "UNBRANDED").length,
    liking: means.length > 0 ? mean(means) : null,
    curve:
      answers.length > 0
        ? Array.from({ length: CURVE_PARTS }, (_none, part) => mean(answers.map((answer) => positionAt(answer, part))))
        : [],
    words: ALL_WORDS.map(({ set, word }) => ({
      set,
      word,
      label: wordText(word, language),
      ...shareOf(said.filter((one) => one.word === word)),
    })),
    items: itemsOf(question).map(({ item, isTarget, label }) => ({
      label: localize(label, language),
      isTarget,
      ...shareOf(recognised.filter((one) => one.item === item)),
    })),
    hits: shareOf(recognised.filter(({ isTarget }) => isTarget)),
    falseAlarms: shareOf(recognised.filter(({ isTarget }) => !isTarget)),
    zones: zones.map((zone, index) => ({
      ...zone,
      count: answers.filter(({ points }) => points.some((point) => zonesAt(zones, point).includes(index))).length,
    })),
  };
}

/** How many said yes to each word; the drawing holds the rest. */
export function tabulateNeuro(question: NeuroQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const drawing = drawingOf(
    question,
    values.flatMap((value) => neuroAnswerIn(value) ?? []),
    language,
  );
  const tones = { BASELINE: "neutral", POSITIVE: "positive", NEGATIVE: "negative", REJECTION: "negative" } as const;
  return {
    base: values.length,
    missing,
    counts: drawing.words
      .filter(({ set }) => set !== "BASELINE")
      .map(({ set, word, label, yes }) => ({ code: word, label, count: yes, tone: tones[set] })),
    drawing: drawing as unknown as Json,
  };
}

/** @param code key of a word that was said yes to */
export function isYesTo(_question: NeuroQuestion, { value }: Answer, code: string): boolean {
  return neuroAnswerIn(value)?.words.some(({ word, isYes }) => word === code && isYes === true) ?? false;
}
