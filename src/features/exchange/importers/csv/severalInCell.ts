import { codeLabels, LONGEST_LABEL, MOST_OPTIONS } from "./codeLabels";
import type { Column } from "./column";
import type { Context, InferredType } from "./inferredType";

/** Several choices in one cell, parted (and by some form services closed) by semicolons, or by commas. */
export function asSeveral(column: Column, context: Context, isWanted = false): InferredType | undefined {
  return severalBy(";", column, { ...context, isWanted }) ?? severalBy(", ", column, { ...context, isWanted });
}

interface Parting extends Context {
  /** Somebody says that these are lists: no proof is needed. */
  readonly isWanted: boolean;
}

function severalBy(separator: Separator, { counts, filled }: Column, { language, isWanted }: Parting): InferredType | undefined {
  const texts = [...counts.keys()];
  if (filled < 2 || !texts.some((text) => text.includes(separator)) || texts.some((text) => text.includes("\n")))
    return undefined;
  const parted = separator === ";" ? new Map(texts.map((text) => [text, partsOf(text)])) : joinParts(texts, isWanted);
  if (!parted || [...parted.values()].some((parts) => parts.length === 0)) return undefined;
  const parts = new Map<string, number>();
  for (const [text, own] of parted) for (const part of own) parts.set(part, (parts.get(part) ?? 0) + (counts.get(text) ?? 0));
  const isClosed = separator === ";" && texts.every((text) => text.endsWith(";"));
  const chosen = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const isRepeating = chosen >= 4 * parts.size && chosen >= 1.1 * filled && [...parts.values()].every((count) => count > 1);
  const isListed = parts.size <= MOST_OPTIONS && [...parts.keys()].every((part) => part.length <= LONGEST_LABEL);
  if (!isListed || !(isWanted || isClosed || isRepeating)) return undefined;
  const { options, codes } = codeLabels(parts, language);
  const answers = new Map([...parted].map(([text, own]) => [text, { value: own.flatMap((part) => codes.get(part) ?? []) }]));
  return { type: "multiple-choice", settings: { options }, answers };
}

type Separator = ";" | ", ";

function partsOf(text: string, separator: Separator = ";"): readonly string[] {
  return [...new Set(text.split(separator).map((part) => part.trim()))].filter((part) => part !== "");
}

/** Fewest different combinations that prove a list: sentences and lone options with a comma have fewer. */
const FEWEST_COMBINATIONS = 3;

/**
 * The labels of each text that commas part. A comma may be in a label: parts that never stand without each other are one.
 * @returns undefined where the texts are no combinations of the same labels
 */
function joinParts(texts: readonly string[], isWanted: boolean): ReadonlyMap<string, readonly string[]> | undefined {
  const separator = ", ";
  let parted = texts.map((text) => [...partsOf(text, separator)]);
  const most = Math.max(0, ...parted.map((parts) => parts.length));
  for (let round = 1; round < most; round += 1) {
    const partners = inseparable(parted);
    if (partners.size === 0) break;
    parted = parted.map((parts) => joinPartners(parts, partners, separator));
  }
  const combinations = new Set(parted.filter((parts) => parts.length > 1).map((parts) => parts.join(separator)));
  const places = new Map<string, number>();
  for (const parts of parted) for (const part of parts) places.set(part, (places.get(part) ?? 0) + 1);
  const isProven = combinations.size >= FEWEST_COMBINATIONS && [...places.values()].every((count) => count > 1);
  return isProven || isWanted ? new Map(texts.map((text, index) => [text, parted[index] ?? []])) : undefined;
}

/** What always follows a part and follows nothing else, by part. */
function inseparable(parted: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const [next, previous] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (map: Map<string, Set<string>>, part: string, other: string) =>
    map.set(part, (map.get(part) ?? new Set()).add(other));
  for (const parts of parted)
    for (const [index, part] of parts.entries()) {
      add(next, part, parts[index + 1] ?? "");
      add(previous, part, parts[index - 1] ?? "");
    }
  const found = new Map<string, string>();
  for (const [part, followers] of next) {
    const [follower] = followers;
    if (followers.size !== 1 || !follower) continue;
    const before = previous.get(follower);
    if (before?.size === 1 && before.has(part)) found.set(part, follower);
  }
  return found;
}

function joinPartners(parts: readonly string[], partners: ReadonlyMap<string, string>, separator: string): string[] {
  const joined: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const [part = "", follower] = [parts[index], parts[index + 1]];
    const isPair = follower !== undefined && partners.get(part) === follower;
    joined.push(isPair ? `${part}${separator}${follower}` : part);
    if (isPair) index += 1;
  }
  return joined;
}
