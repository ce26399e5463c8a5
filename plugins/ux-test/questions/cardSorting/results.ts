import type { JsonObject } from "../../../../src/shared/json";
import { localize } from "../../../../src/shared/languages";
import type { Answer, Option } from "../../../../src/survey/questionnaire";
import type { Count, Distribution, QualityTraits, Variable } from "../../../../src/survey/questionType";
import { splitAnswers } from "../../../../src/survey/types/splitAnswers";
import { countPairs } from "./analysis/coSorting";
import { type CardSortingQuestion, givenGroups, hasOwnGroups, labelOf, modeOf, variableOf } from "./cardSortingQuestion";
import { countGroups, type GroupCount } from "./groupCounts";
import { groupByCard, groupKey, groupsIn, type SortedGroup } from "./sortedGroups";

/** The group of each card: coded where all groups are given, else in words. */
export function cardSortingVariables(question: CardSortingQuestion, language: string): readonly Variable[] {
  const title = localize(question.title, language);
  const codes = Object.fromEntries(givenGroups(question).map((group) => [group.code, labelOf(group, language)]));
  return question.options.map((card) => ({
    name: variableOf(question, card.code),
    label: `${title} – ${labelOf(card, language)}`,
    ...(hasOwnGroups(question) ? { measure: "text" as const } : { measure: "nominal" as const, codes }),
  }));
}

export function cardSortingCells(
  question: CardSortingQuestion,
  { value }: Answer,
  language: string,
): Readonly<Record<string, string>> {
  const groups = groupByCard(groupsIn(value));
  const labels = new Map(givenGroups(question).map((group) => [group.code, labelOf(group, language)]));
  const cellOf = ({ code, name = "" }: SortedGroup) =>
    code === undefined || !hasOwnGroups(question) ? (code ?? name) : (labels.get(code) ?? code);
  return Object.fromEntries(
    question.options.flatMap(({ code }) => {
      const group = groups.get(code);
      return group ? [[variableOf(question, code), cellOf(group)]] : [];
    }),
  );
}

const cellCode = (card: string, group: string) => `${card}:${group}`;

/** Card by group, over those who sorted the card; groups of earlier versions follow where somebody chose them. */
function cardCounts(question: CardSortingQuestion, people: readonly People[], language: string): readonly Count[] {
  return question.options.flatMap((card) => {
    const counts = new Map(givenGroups(question).map((group) => [group.code, { label: labelOf(group, language), count: 0 }]));
    const chosen = people.flatMap((groups) => groups.get(card.code) ?? []);
    for (const group of chosen) {
      const key = groupKey(group);
      const line = counts.get(key) ?? { label: group.name ?? key, count: 0 };
      counts.set(key, { ...line, count: line.count + 1 });
    }
    const group = { code: card.code, label: labelOf(card, language), base: chosen.length };
    return [...counts].map(([key, line]) => ({ code: cellCode(card.code, key), ...line, group }));
  });
}

type People = ReadonlyMap<string, SortedGroup>;

const codeAndLabel = (language: string) => (option: Option) => ({ code: option.code, label: labelOf(option, language) });

/**
 * A closed sort is counted by card and group; where people add groups, each group by how many made or used it. What
 * cards came together stands in the drawing, which the own view reads ({@link CardSortingDrawing}).
 */
export function tabulateCardSorting(question: CardSortingQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const sorted = values.map(groupsIn);
  const people = sorted.map(groupByCard);
  const groups = countGroups(question, sorted, language);
  const counts = hasOwnGroups(question)
    ? groups.map(({ code, label, count }) => ({ code, label, count }))
    : cardCounts(question, people, language);
  const base = values.length;
  if (base === 0) return { base, missing, counts };
  const cards = question.options.map(({ code }) => code);
  const drawing: CardSortingDrawing = {
    mode: modeOf(question),
    cards: question.options.map(codeAndLabel(language)),
    sorted: cards.map((card) => people.filter((groupOf) => groupOf.has(card)).length),
    groups,
    pairs: countPairs(
      cards.length,
      people.map((groupOf) => cards.map((card) => keyOf(groupOf.get(card)))),
    ),
  };
  return { base, missing, counts, drawing: drawing as unknown as JsonObject };
}

const keyOf = (group: SortedGroup | undefined) => group && groupKey(group);

/** What the own view of results draws by. */
export interface CardSortingDrawing {
  readonly mode: ReturnType<typeof modeOf>;
  readonly cards: readonly { readonly code: string; readonly label: string }[];
  /** By card: people who put it into some group. */
  readonly sorted: readonly number[];
  readonly groups: readonly GroupCount[];
  readonly pairs: ReturnType<typeof countPairs>;
}

/** @param code of a count */
export function isSortedSo(question: CardSortingQuestion, { value }: Answer, code: string): boolean {
  const groups = groupsIn(value);
  if (hasOwnGroups(question)) return groups.some((group) => group.cards.length > 0 && groupKey(group) === code);
  return [...groupByCard(groups)].some(([card, group]) => cellCode(card, groupKey(group)) === code);
}

/** Everything in one of several given groups is a straight line; own names are what was written. */
export function cardSortingTraits(question: CardSortingQuestion, { value }: Answer): QualityTraits {
  const groups = groupsIn(value);
  if (hasOwnGroups(question)) {
    const texts = groups.flatMap(({ name }) => (name === undefined ? [] : [name]));
    return texts.length > 0 ? { texts } : {};
  }
  const codes = givenGroups(question).map(({ code }) => code);
  const found = groupByCard(groups);
  const places = question.options.flatMap(({ code }) => {
    const place = codes.indexOf(found.get(code)?.code ?? "");
    return place < 0 ? [] : [place];
  });
  return places.length > 0 ? { grid: { places, of: codes.length, isShuffled: question.randomOrder === true } } : {};
}
