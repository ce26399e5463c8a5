import type { Answer, Option } from "../../../../survey/questionnaire";
import type { Distribution, Statistics } from "../../../../survey/questionType";
import { splitAnswers } from "../../../../survey/types/splitAnswers";
import { countCodes } from "../shared/choices/countCodes";
import { labelOf } from "../shared/choices/options";
import { statistics } from "../shared/numbers/statistics";
import { bestCodes, chosenOf } from "./answer";
import { type MaxDiffQuestion, setsOf } from "./maxDiffQuestion";

/** How often one respondent was shown an item, and chose it. */
interface Tally {
  shown: number;
  best: number;
  worst: number;
}

/**
 * Counts are the respondents with whom an item was the best of some set. The parts hold the count analysis of each item:
 * how often it was shown and chosen, the score over all, and how the respondents' own scores vary.
 */
export function tabulateMaxDiff(question: MaxDiffQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const sets = setsOf(question).map(({ key, items }) => ({ key, codes: items.map(({ code }) => code) }));
  const tallies = new Map(question.options.map(({ code }) => [code, [] as Tally[]]));
  for (const value of values) {
    for (const [code, tally] of talliesOf(sets.map((set) => ({ ...set, chosen: chosenOf(value, set) })))) {
      tallies.get(code)?.push(tally);
    }
  }
  return {
    base: values.length,
    missing,
    counts: countCodes(values.map(bestCodes), question.options, language),
    parts: question.options.map((option) => partOf(option, tallies.get(option.code) ?? [], language)),
  };
}

interface AnsweredSet {
  readonly codes: readonly string[];
  readonly chosen: { readonly best: string; readonly worst: string } | undefined;
}

/** One respondent's tally of each item. */
function talliesOf(sets: readonly AnsweredSet[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { codes, chosen } of sets) {
    if (!chosen) continue;
    for (const code of codes) {
      const tally = tallies.get(code) ?? { shown: 0, best: 0, worst: 0 };
      tally.shown += 1;
      tally.best += chosen.best === code ? 1 : 0;
      tally.worst += chosen.worst === code ? 1 : 0;
      tallies.set(code, tally);
    }
  }
  return tallies;
}

/** The score of count analysis, from -100 (always the worst) to 100 (always the best). */
function scoreOf({ shown, best, worst }: Readonly<Tally>): number {
  return (100 * (best - worst)) / shown;
}

function partOf(option: Option, tallies: readonly Tally[], language: string): NonNullable<Distribution["parts"]>[number] {
  const sumOf = (figure: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[figure], 0);
  return {
    code: option.code,
    label: labelOf(option, language),
    base: tallies.length,
    statistics:
      tallies.length > 0 ? figuresOf({ shown: sumOf("shown"), best: sumOf("best"), worst: sumOf("worst") }, tallies) : {},
  };
}

function figuresOf(sums: Tally, tallies: readonly Tally[]): Statistics {
  const { standardDeviation, minimum, maximum } = statistics(tallies.map(scoreOf));
  return {
    score: scoreOf(sums),
    ...sums,
    ...(standardDeviation === undefined ? {} : { standardDeviation }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}
