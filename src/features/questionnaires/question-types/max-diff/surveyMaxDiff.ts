import { compact } from "../../../../shared/compact";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { RowPair } from "../../../../survey/answers/rowPair";
import { memberOf, recordOf, unlessEmpty } from "../../../../survey/types/values";
import { surveyItems } from "../shared/choices/options";
import { whenAnswered } from "../shared/expressions";
import { type ItemSet, type MaxDiffQuestion, SIDES, type Side, setsOf, sideLabel } from "./maxDiffQuestion";
import { setHeading, setRule } from "./setTexts";

/** The row of a set's best or worst in SurveyJS: `1_best`. */
function rowOf(key: string, side: Side): string {
  return `${key}_${side}`;
}

/**
 * A matrix with two rows for each set. Cells with choices of their own would say it more plainly, but take SurveyJS
 * seconds where there are many.
 */
export function surveyMaxDiff(question: MaxDiffQuestion, language: string): JsonObject {
  const sets = setsOf(question);
  const [best, worst] = SIDES.map((side) => sideLabel(question, side, language)) as [string, string];
  const rows = pairsOf(question, language).flatMap((pair) =>
    pair.rows.map(({ value, label }): Json => ({ value, text: `${pair.title}: ${label}` })),
  );
  return {
    type: "matrix",
    name: question.id,
    rows,
    columns: surveyItems(question.options, language),
    validators: [whenAnswered(question.id, everySet(question.id, sets), setRule(best, worst, language))],
  };
}

/** A card for each set. */
export function pairsOf(question: MaxDiffQuestion, language: string): readonly RowPair[] {
  const sets = setsOf(question);
  return sets.map(({ key, items }) => ({
    title: setHeading(key, sets.length, language),
    rows: [
      { value: rowOf(key, "best"), label: sideLabel(question, "best", language) },
      { value: rowOf(key, "worst"), label: sideLabel(question, "worst", language) },
    ],
    choices: items.map(({ code }) => code),
  }));
}

/** What the runner draws the cards by. */
export function drawnMaxDiff(question: MaxDiffQuestion, language: string): JsonObject {
  const rowPairs = pairsOf(question, language).map(
    ({ title, rows, choices }): JsonObject => ({
      title,
      rows: rows.map(({ value, label }): JsonObject => ({ value, label })),
      choices,
    }),
  );
  return { rowPairs };
}

/** SurveyJS's required rows would make an optional question required. */
function everySet(id: string, sets: readonly ItemSet[]): string {
  return sets
    .map(({ key }) => {
      const [best, worst] = SIDES.map((side) => `{${id}.${rowOf(key, side)}}`);
      return `(${best} notempty and ${worst} notempty and ${best} != ${worst})`;
    })
    .join(" and ");
}

/** The chosen items by set, without what was taken back; what names no row stays, for the check to refuse. */
export function maxDiffFromSurvey(_question: MaxDiffQuestion, value: Json): Json | undefined {
  if (!isJsonObject(value)) return value ?? undefined;
  const sets = new Map<string, Json>();
  for (const row of Object.keys(value)) {
    const chosen = unlessEmpty(memberOf(value, row) ?? null);
    const [, key, side] = /^(\d+)_(best|worst)$/.exec(row) ?? [];
    if (chosen === undefined) continue;
    if (key && side) sets.set(key, { ...recordOf(sets.get(key)), [side]: chosen });
    else sets.set(row, chosen);
  }
  return sets.size > 0 ? Object.fromEntries(sets) : undefined;
}

export function maxDiffToSurvey(_question: MaxDiffQuestion, value: Json): Json {
  return compact(
    Object.fromEntries(
      Object.entries(recordOf(value)).flatMap(([key, chosen]) =>
        SIDES.map((side) => [rowOf(key, side), memberOf(recordOf(chosen), side)] as const),
      ),
    ),
  );
}
