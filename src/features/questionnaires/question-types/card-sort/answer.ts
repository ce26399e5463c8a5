import type { Json, JsonObject } from "../../../../shared/json";
import type { AnswerIssue } from "../../../../survey/questionType";
import { anyOfValues } from "../../../../survey/types/settingsSchemas";
import { pickOne, type Random } from "../../../../survey/types/simulation";
import { type CardSortQuestion, groupsBy, roomOf } from "./cardSortQuestion";

/** Groups by card, none but those that there are, at least one card. */
export function cardSortSchema({ options, columns, allCards }: CardSortQuestion): JsonObject {
  const codes = options.map(({ code }) => code);
  const group = anyOfValues(columns.map(({ code }) => code));
  return {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(codes.map((code) => [code, group])),
    required: allCards ? codes : [],
  };
}

function countIn(groups: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

export function cardSortCheck(question: CardSortQuestion, value: Json): readonly AnswerIssue[] {
  const limit = roomOf(question);
  if (limit === undefined) return [];
  const isOver = [...countIn(groupsBy(question, value).values()).values()].some((count) => count > limit);
  return isOver ? [{ path: "", rule: "maxInGroup", params: { limit } }] : [];
}

/** Cards find their way to some groups more often than to others, as long as there is room. */
export function simulateCardSort(question: CardSortQuestion, random: Random): Json {
  const limit = roomOf(question) ?? question.options.length;
  const sorted = new Map<string, string>();
  for (const [place, { code: card }] of question.options.entries()) {
    const isLeft = place > 0 && !question.allCards && random() < 0.05;
    const counts = countIn(sorted.values());
    const open = question.columns.map(({ code }) => code).filter((code) => (counts.get(code) ?? 0) < limit);
    const group = pickOne(open, (code) => `${card}:${code}`, random);
    if (group !== undefined && !isLeft) sorted.set(card, group);
  }
  return Object.fromEntries(sorted);
}
