import type { LocalizedText } from "../../../shared/languages";
import type { Questionnaire } from "../../../survey/questionnaire";
import { isText } from "./isText";

/** A text of the draft and where it stands. */
export interface DraftText {
  /** Stable through edits: made of ids and codes, e.g. `blocks/b1/questions/q1/options/2/label`. */
  readonly key: string;
  readonly text: LocalizedText;
  /** Name of the member that holds it. */
  readonly name: string;
  readonly blockId?: string;
  readonly questionId?: string;
  /** Of an option's text: the list and the option's code. */
  readonly list?: string;
  readonly code?: string;
}

type TextVisitor = (text: LocalizedText, address: readonly string[]) => LocalizedText;
type Members = Readonly<Record<string, unknown>>;

/** Members in the order in which one reads them; a stored document has its own. */
const READING_ORDER = ["title", "description", "welcome", "text", "optionGroups", "options", "rows", "columns", "fields"];
const LAST = ["dontKnow", "questions", "blocks", "closing"];

function rankOf(name: string): number {
  if (READING_ORDER.includes(name)) return READING_ORDER.indexOf(name);
  return READING_ORDER.length + 1 + LAST.indexOf(name);
}

function inReadingOrder(members: Members): readonly (readonly [string, unknown])[] {
  return Object.entries(members).toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
}

function nameOf(item: unknown, index: number): string {
  const { id, code } = (typeof item === "object" && item !== null ? item : {}) as Members;
  return String(id ?? code ?? index);
}

/** The items' names for addresses; of two that share one the later goes by its place. */
function itemNames(items: readonly unknown[]): readonly string[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const name = nameOf(item, index);
    const own = taken.has(name) ? `${name}~${index}` : name;
    taken.add(own);
    return own;
  });
}

/** The value with each of its texts visited; the same one where nothing changes. */
function walk(value: unknown, address: readonly string[], languages: ReadonlySet<string>, visit: TextVisitor): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isText(value, languages)) return visit(value, address);
  if (Array.isArray(value)) {
    const names = itemNames(value);
    const items = value.map((item, index) => walk(item, [...address, names[index] ?? ""], languages, visit));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const members = value as Members;
  const changed = inReadingOrder(members).flatMap(([name, member]) => {
    const next = walk(member, [...address, name], languages, visit);
    return next === member ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? { ...members, ...Object.fromEntries(changed) } : value;
}

function placeOf(address: readonly string[]): Omit<DraftText, "text"> {
  const [blocks, blockId, questions, questionId, list, code] = address;
  const isOfBlock = blocks === "blocks" && blockId !== undefined;
  const isOfQuestion = isOfBlock && questions === "questions" && questionId !== undefined;
  return {
    key: address.join("/"),
    name: address.at(-1) ?? "",
    ...(isOfBlock ? { blockId } : {}),
    ...(isOfQuestion ? { questionId } : {}),
    ...(isOfQuestion && list && code !== undefined ? { list, code } : {}),
  };
}

/** All texts that some language has, in reading order. */
export function draftTexts(draft: Questionnaire): readonly DraftText[] {
  const found: DraftText[] = [];
  walk(draft, [], new Set(draft.languages), (text, address) => {
    const isWritten = Object.values(text).some((words) => words.trim() !== "");
    if (isWritten) found.push({ ...placeOf(address), text });
    return text;
  });
  return found;
}

/** The texts of several drafts by their keys; where more than one has a text, the last one counts. */
export function textsByKey(...drafts: readonly (Questionnaire | undefined)[]): ReadonlyMap<string, LocalizedText> {
  const texts = drafts.flatMap((draft) => (draft ? draftTexts(draft) : []));
  return new Map(texts.map(({ key, text }) => [key, text]));
}

/** Words in one language, by the keys of their texts. */
export interface Translation {
  readonly language: string;
  readonly words: ReadonlyMap<string, string>;
}

/** The draft with texts written in one language; keys that it doesn't have change nothing. */
export function withTranslation(draft: Questionnaire, { language, words }: Translation): Questionnaire {
  const next = walk(draft, [], new Set(draft.languages), (text, address) => {
    const own = words.get(address.join("/"));
    if (own === undefined || own === (text[language] ?? "")) return text;
    const { [language]: _before, ...others } = text;
    return own === "" ? others : { ...others, [language]: own };
  });
  return next as Questionnaire;
}
