import type { ImportedResponse, ImportGuess } from "../../../../survey/exchange/importer";
import type { Question } from "../../../../survey/questionnaire";
import { cutText } from "../shared/cutText";
import type { Reason } from "../shared/reasons";
import type { Column } from "./column";
import { keyOf, type Plan } from "./plan";
import type { ResponseColumns } from "./responseColumns";

const MOST_SAMPLES = 5;
const MOST_WHOLE = 12;
const MOST_ENDS = 3;
const LONGEST_SAMPLE = 80;
const MOST_LISTED = 30;

interface Guessed {
  readonly questions: readonly { readonly question: Question; readonly plan: Plan }[];
  readonly leftOut: readonly Plan[];
  readonly response: ResponseColumns;
  readonly responses: readonly ImportedResponse[];
  readonly language: string;
}

/** All texts of columns with few, else the commonest; of numbers the least and the greatest, too, where codes stand. */
function samplesOf(columns: readonly Column[]): ImportGuess["samples"] {
  const counts = new Map<string, number>();
  for (const column of columns) for (const [text, count] of column.counts) counts.set(text, (counts.get(text) ?? 0) + count);
  const byCount = [...counts].toSorted((one, other) => other[1] - one[1]);
  const common = byCount.slice(0, counts.size <= MOST_WHOLE ? MOST_WHOLE : MOST_SAMPLES);
  const numbers = byCount
    .filter(([text]) => /^-?\d+([.,]\d+)?$/.test(text))
    .toSorted((one, other) => Number(one[0].replace(",", ".")) - Number(other[0].replace(",", ".")));
  const ends = numbers.length > counts.size / 2 ? [...numbers.slice(0, 1), ...numbers.slice(-MOST_ENDS)] : [];
  return [...new Map([...common, ...ends])].map(([text, count]) => ({ text: cutText(text, LONGEST_SAMPLE).text, count }));
}

/** Cell texts that count as no answer. */
function missingOf({ columns, answerOf }: Plan): readonly string[] {
  const [only, ...others] = columns;
  if (!only || others.length > 0) return [];
  const row: string[] = [];
  return [...only.counts.keys()]
    .filter((text) => {
      row[only.index] = text;
      return answerOf(row)?.missing !== undefined;
    })
    .slice(0, MOST_LISTED);
}

function labelsOf({ settings: { options, rows } }: Plan, language: string): readonly string[] {
  const list = Array.isArray(rows) ? rows : Array.isArray(options) ? options : [];
  const labels = list.map((option) => (option as unknown as { label?: Record<string, string> }).label?.[language] ?? "");
  return labels.slice(0, MOST_LISTED);
}

/** Names that survey weights alone have, and names that bodies have, too. */
const WEIGHT = new RegExp(
  [
    "(?:^|[\\s_-])(?:ponder\\w*|pond|fexp|wt|wgt|gewichtung|weging\\w*)(?:[\\s_-]|$)",
    "factor[\\s_-]*(?:de[\\s_-]*)?(?:exp|elev|pond)\\w*",
    "(?:sample|survey|design|post-?strat\\w*|final|hh|person)[\\s_-]*weights?",
    "weight[\\s_-]*(?:trim\\w*|final|var\\w*|\\d+)|pesos?[\\s_-]*(?:muestral|final|campion\\w*|amostral)|poids[\\s_-]\\w+",
  ].join("|"),
  "i",
);
const PLAIN_WEIGHT = /^(?:(?:hh)?weights?|weighting|pesos?|poids|gewicht)$/i;

/** Survey weights: numbers above 0 in a column that is called so. Those of a plain name are around 1. */
function isWeight({ type, columns: [column] }: Plan): boolean {
  if (type !== "number" || !column) return false;
  const isCalled = (name: RegExp) => name.test(column.heading) || name.test(column.variable ?? "");
  let sum = 0;
  for (const [text, count] of column.counts) {
    if (text.startsWith("-")) return false;
    sum += Number(text.replace(",", ".")) * count;
  }
  const mean = sum / column.filled;
  return isCalled(WEIGHT) || (isCalled(PLAIN_WEIGHT) && mean > 0.2 && mean < 5);
}

/** What was guessed of a file's columns, in their order. */
export function guessesOf({ questions, leftOut, response, responses, language }: Guessed): readonly ImportGuess[] {
  const answers = new Map<string, number>();
  for (const { answers: given } of responses)
    for (const [id, { value }] of Object.entries(given)) if (value !== undefined) answers.set(id, (answers.get(id) ?? 0) + 1);
  const planned = (plan: Plan) => ({
    ...{ key: keyOf(plan.columns), headings: plan.columns.map(({ heading }) => heading), title: cutText(plan.title).text },
    ...{ options: labelsOf(plan, language), samples: samplesOf(plan.columns), missing: missingOf(plan), choices: plan.choices },
  });
  const unasked = ({ column, reason }: ResponseColumns["leftOut"][number]) => ({
    ...{ key: keyOf([column]), headings: [column.heading], title: column.heading, type: null, reason, answers: 0 },
    ...{ options: [], samples: reason === "personalData" ? [] : samplesOf([column]), missing: [] },
    choices: reason === "personalData" ? [null] : [null, "question"],
  });
  const all: readonly ImportGuess[] = [
    ...questions.map(({ question, plan }) => ({
      ...{ ...planned(plan), type: plan.type, answers: answers.get(question.id) ?? 0 },
      ...(isWeight(plan) ? { reason: "asWeight" satisfies Reason } : {}),
    })),
    ...leftOut.map((plan) => ({ ...planned(plan), type: null, reason: "leftOut", answers: 0 })),
    ...[...response.used, ...response.leftOut].map(unasked),
  ];
  const placeOf = ({ key }: ImportGuess) => Number(key.split("-")[0]);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
