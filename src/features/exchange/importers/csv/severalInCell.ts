import type { ImportLoss } from "../../../../survey/exchange/importer";
import type { Answer } from "../../../../survey/questionnaire";
import { builtIn } from "../shared/builtIn";
import { OTHER_CODE } from "../shared/codes";
import { codeLabels, LONGEST_LABEL, MOST_OPTIONS } from "./codeLabels";
import type { Column } from "./column";
import type { Context, InferredType } from "./inferredType";

/** What parts choices in a cell: the surer first. A blank does only where somebody says so. */
const SEPARATORS = [";", ",", ", "] as const;
type Separator = (typeof SEPARATORS)[number] | " ";

/** Several choices in one cell, parted (and by some form services closed) by semicolons, or by commas. */
export function asSeveral(column: Column, context: Context, isWanted = false): InferredType | undefined {
  const separators = isWanted ? [...SEPARATORS, " " as const] : SEPARATORS;
  for (const separator of separators) {
    const found = severalBy(separator, column, { ...context, isWanted });
    if (found) return found;
  }
  return undefined;
}

interface Parting extends Context {
  /** Somebody says that these are lists: no proof is needed. */
  readonly isWanted: boolean;
}

function severalBy(separator: Separator, { counts, filled }: Column, context: Parting): InferredType | undefined {
  const { language, isWanted } = context;
  const texts = [...counts.keys()];
  if (filled < 2 || !texts.some((text) => text.includes(separator)) || texts.some((text) => text.includes("\n")))
    return undefined;
  const parted = separator === ";" ? new Map(texts.map((text) => [text, partsOf(text)])) : joinParts(texts, separator);
  if ([...parted.values()].some((parts) => parts.length === 0)) return undefined;
  if (separator !== ";" && !isWanted && !isList(parted, counts, filled)) return undefined;
  const isClosed = separator === ";" && texts.every((text) => text.endsWith(";"));
  const ranking = isClosed ? asRanking(parted, counts, language) : undefined;
  if (ranking) return ranking;
  const parts = countParts(parted, counts);
  const own = isWanted || isClosed ? new Set<string>() : ownTexts(parts, parted, filled);
  for (const text of own) parts.delete(text);
  const chosen = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const isRepeating = chosen >= 4 * parts.size && chosen >= 1.1 * filled && [...parts.values()].every((count) => count > 1);
  const isListed = parts.size <= MOST_OPTIONS && [...parts.keys()].every((part) => part.length <= LONGEST_LABEL);
  if (!isListed || !(isWanted || isClosed || isRepeating)) return undefined;
  const { options, codes } = codeLabels(parts, language);
  const answerOf = (list: readonly string[]): Answer => {
    const value = list.flatMap((part) => codes.get(part) ?? []);
    const comment = list.filter((part) => own.has(part)).join(`${separator.trim()} `);
    return comment === "" ? { value } : { value: [...value, OTHER_CODE], comment };
  };
  const answers = new Map([...parted].map(([text, list]) => [text, answerOf(list)]));
  if (own.size === 0) return { type: "multiple-choice", settings: { options }, answers };
  const losses: Omit<ImportLoss, "question">[] = [];
  const other = builtIn("other", [language], (reason, detail) => losses.push({ reason, detail }));
  return { type: "multiple-choice", settings: { options, other }, answers, losses };
}

function countParts(parted: ReadonlyMap<string, readonly string[]>, counts: ReadonlyMap<string, number>): Map<string, number> {
  const parts = new Map<string, number>();
  for (const [text, own] of parted) for (const part of own) parts.set(part, (parts.get(part) ?? 0) + (counts.get(text) ?? 0));
  return parts;
}

/** Most respondents, as a share, who wrote something of their own beside the options. */
const MOST_OWN = 0.25;

/** Parts that one respondent alone has, where the rest are options that many chose: what people wrote under "other". */
function ownTexts(
  parts: ReadonlyMap<string, number>,
  parted: ReadonlyMap<string, readonly string[]>,
  filled: number,
): ReadonlySet<string> {
  const own = new Set([...parts].filter(([, count]) => count === 1).map(([part]) => part));
  const writers = [...parted.values()].filter((list) => list.some((part) => own.has(part))).length;
  const isFew = writers > 0 && writers <= filled * MOST_OWN && parts.size - own.size >= 2;
  return isFew ? own : new Set();
}

/** The same choices in every cell, in the order in which each respondent put them. */
function asRanking(
  parted: ReadonlyMap<string, readonly string[]>,
  counts: ReadonlyMap<string, number>,
  language: string,
): InferredType | undefined {
  const lists = [...parted.values()];
  const all = new Set(lists[0]);
  const isWhole =
    all.size >= 3 && lists.length >= 2 && lists.every((list) => list.length === all.size && list.every((part) => all.has(part)));
  if (!isWhole) return undefined;
  const { options, codes } = codeLabels(countParts(parted, counts), language);
  const answers = new Map([...parted].map(([text, list]) => [text, { value: list.flatMap((part) => codes.get(part) ?? []) }]));
  return { type: "order", settings: { options }, answers };
}

const CODES = /^\d{1,2}(,\d{1,2})+$/;
/** A comma without a blank, which a label has after it; not those of a number such as `25,000`. */
const BARE_COMMA = /(?<!\d),(?=\S)|,(?=[^\s\d])/;

function partsOf(text: string, separator: Separator = ";"): readonly string[] {
  const parts = separator === "," && !CODES.test(text) ? text.split(BARE_COMMA) : text.split(separator);
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== "");
}

/** Fewest different combinations that prove a list: sentences and lone options with a comma have fewer. */
const FEWEST_COMBINATIONS = 3;

/** The labels of each text that a sign parts. It may be in a label: parts that never stand without each other are one. */
function joinParts(texts: readonly string[], separator: Separator): ReadonlyMap<string, readonly string[]> {
  let parted = texts.map((text) => [...partsOf(text, separator)]);
  const most = Math.max(0, ...parted.map((parts) => parts.length));
  for (let round = 1; round < most; round += 1) {
    const partners = inseparable(parted);
    if (partners.size === 0) break;
    parted = parted.map((parts) => joinPartners(parts, partners, separator));
  }
  return new Map(texts.map((text, index) => [text, parted[index] ?? []]));
}

/** Whether the texts are combinations of the same options, but for what few wrote themselves, rather than labels with commas. */
function isList(parted: ReadonlyMap<string, readonly string[]>, counts: ReadonlyMap<string, number>, filled: number): boolean {
  const lists = [...parted.values()];
  const combinations = new Set(lists.filter((parts) => parts.length > 1).map((parts) => parts.join("\n")));
  const places = new Map<string, number>();
  for (const parts of lists) for (const part of parts) places.set(part, (places.get(part) ?? 0) + 1);
  const once = [...places.values()].filter((count) => count === 1).length;
  // An option stands at the head of a list, too, where those before it weren't chosen; the end of a label never does.
  const heads = new Set(lists.map(([head]) => head));
  const tails = new Map([...parted].map(([text, parts]) => [text, parts.slice(1)]));
  const repeated = [...countParts(tails, counts)].flatMap(([part, count]) => (count > 1 ? [part] : []));
  const isFree = repeated.filter((part) => heads.has(part)).length >= repeated.length / 2;
  return isFree && combinations.size >= FEWEST_COMBINATIONS && once <= filled * MOST_OWN;
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
