import { isJsonObject, type Json, type JsonObject } from "../../../../src/shared/json";
import { resolveLanguage } from "../../../../src/shared/languages";
import type { AnswerIssue } from "../../../../src/survey/questionType";
import { anyOfValues } from "../../../../src/survey/types/settingsSchemas";
import { pickOne, type Random } from "../../../../src/survey/types/simulation";
import { type CardSortingQuestion, givenGroups, hasOwnGroups, LONGEST_NAME } from "./cardSortingQuestion";
import { groupKey, groupsIn, type SortedGroup, tidyName } from "./sortedGroups";

/** Neither control characters nor blanks at the ends. */
const NAME_PATTERN = "^[^\\s\\p{Cc}](?:[^\\p{Cc}]*[^\\s\\p{Cc}])?$";

/** Groups that hold cards; none but the given ones, and own ones where respondents may add them. */
export function cardSortingSchema(question: CardSortingQuestion): JsonObject {
  const codes = question.options.map(({ code }) => code);
  const cards = { type: "array", items: anyOfValues(codes), uniqueItems: true, minItems: 1, maxItems: codes.length || 1 };
  const given = givenGroups(question).map(({ code }) => code);
  const groupOf = (key: string, schema: JsonObject): JsonObject => ({
    type: "object",
    additionalProperties: false,
    required: [key, "cards"],
    properties: { [key]: schema, cards },
  });
  const own = { type: "string", minLength: 1, maxLength: LONGEST_NAME, pattern: NAME_PATTERN };
  return {
    type: "array",
    minItems: 1,
    maxItems: codes.length || 1,
    items: { anyOf: [groupOf("code", anyOfValues(given)), ...(hasOwnGroups(question) ? [groupOf("name", own)] : [])] },
  };
}

/** A card in two groups, a group twice, cards left over where all are due. */
export function cardSortingCheck({ options, allCards }: CardSortingQuestion, value: Json): readonly AnswerIssue[] {
  const groups = groupsIn(value);
  const sorted = new Set<string>();
  const keys = new Set<string>();
  const issues = groups.flatMap((group, place): AnswerIssue[] => {
    const isTwice = keys.has(groupKey(group));
    const isShared = group.cards.some((card) => sorted.has(card));
    keys.add(groupKey(group));
    for (const card of group.cards) sorted.add(card);
    return [
      ...(isTwice ? [{ path: `/${place}`, rule: "uniqueItems" }] : []),
      ...(isShared ? [{ path: `/${place}/cards`, rule: "uniqueItems" }] : []),
    ];
  });
  const isWanting = allCards === true && sorted.size < options.length;
  return isWanting ? [...issues, { path: "", rule: "minItems", params: { limit: options.length } }] : issues;
}

/** Without the groups that hold no card, and with tidy names. */
export function withoutEmptyGroups(value: Json): Json | undefined {
  if (!Array.isArray(value)) return value === null || value === "" ? undefined : value;
  const kept = value.flatMap((group: Json): readonly Json[] => {
    if (!isJsonObject(group)) return [group];
    if (Array.isArray(group.cards) && group.cards.length === 0) return [];
    return [typeof group.name === "string" ? { ...group, name: tidyName(group.name) } : group];
  });
  return kept.length > 0 ? kept : undefined;
}

const MOST_THEMES = 6;
/** How often somebody puts a card elsewhere than most do. */
const DISSENT = 0.25;
const LEFT_OVER = 0.04;

/** In the questionnaire's language. */
const GROUP = { es: "Grupo", en: "Group", fr: "Groupe", nl: "Groep", it: "Gruppo", pt: "Grupo" } as const;

/** What somebody calls their groups; half of the simulated people care little for capitals. */
function ownNames({ options }: CardSortingQuestion, random: Random, language: string): readonly string[] {
  const count = Math.min(MOST_THEMES, Math.max(2, Math.round(options.length / 4)));
  const isPlain = random() < 0.5;
  return Array.from({ length: count }, (_, place) => {
    const name = `${GROUP[resolveLanguage(language)]} ${String.fromCharCode(65 + place)}`;
    return isPlain ? name.toLowerCase() : name;
  });
}

/** Cards that follow one another go together for most people, as authors list them; a few go elsewhere. */
export function simulateCardSorting(question: CardSortingQuestion, random: Random, language: string): Json {
  const given = givenGroups(question).map(({ code }): SortedGroup => ({ code, cards: [] }));
  const own = hasOwnGroups(question)
    ? ownNames(question, random, language).map((name): SortedGroup => ({ name, cards: [] }))
    : [];
  const groups = [...given, ...own];
  const cards = groups.map((): string[] => []);
  const places = groups.map((_, place) => place);
  for (const [at, { code }] of question.options.entries()) {
    if (at > 0 && !question.allCards && random() < LEFT_OVER) continue;
    const usual = Math.floor((at * groups.length) / question.options.length);
    const place = random() < DISSENT ? pickOne(places, (other) => `${code}:${other}`, random) : usual;
    cards[place ?? usual]?.push(code);
  }
  return groups.flatMap((group, place): JsonObject[] => {
    const held = cards[place] ?? [];
    return held.length > 0 ? [{ ...group, cards: held }] : [];
  });
}
