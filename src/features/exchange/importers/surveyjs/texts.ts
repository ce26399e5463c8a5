import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import { guessLanguage } from "../shared/guessLanguage";
import { plainText } from "../shared/plainText";

const TEXT_KEYS =
  /^(title|description|text|html|content|placeholder|placeHolder|completedHtml|\w*(Text|Label|Description|Caption|Html)|label(True|False))$/;

/** How texts of one survey are read: SurveyJS writes a plain text where there is only the default language. */
export interface Texts {
  readonly languages: readonly string[];
  /** Plain text by language; `media` are images in it. */
  readonly read: (value: Json | undefined) => { text: LocalizedText; media: readonly string[] };
}

export function textsOf(survey: JsonObject): Texts {
  const found = new Set<string>();
  const plain: string[] = [];
  collect(survey, found, plain);
  const explicit = [...found].filter((tag) => tag !== "default");
  const wanted = typeof survey.locale === "string" && survey.locale !== "" ? survey.locale : undefined;
  const unnamed = defaultLanguage(wanted, explicit, plain);
  const hasUnnamed = plain.length > 0 || found.has("default");
  const languages = [
    ...new Set([...(wanted ? [wanted] : []), ...(hasUnnamed || explicit.length === 0 ? [unnamed] : []), ...explicit]),
  ];
  return { languages, read: (value) => read(value, unnamed) };
}

/** Texts without a language are in the survey's own, unless that has texts of its own; then they are SurveyJS's English. */
function defaultLanguage(wanted: string | undefined, explicit: readonly string[], plain: readonly string[]): string {
  if (wanted && !explicit.includes(wanted)) return wanted;
  if (wanted || explicit.length > 0) return "en";
  return guessLanguage(plain, "en");
}

function collect(value: Json, found: Set<string>, plain: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found, plain);
    return;
  }
  if (!isJsonObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (!TEXT_KEYS.test(key)) collect(member, found, plain);
    else if (typeof member === "string") plain.push(member);
    else if (isJsonObject(member)) for (const tag of Object.keys(member)) if (isTag(tag)) found.add(tag);
  }
}

function isTag(key: string): boolean {
  return /^(default|[a-z]{2,3}([-_][A-Za-z0-9]{2,8})*)$/.test(key);
}

function read(value: Json | undefined, unnamed: string): { text: LocalizedText; media: readonly string[] } {
  const sources: readonly (readonly [string, Json])[] = isJsonObject(value) ? Object.entries(value) : [[unnamed, value ?? ""]];
  const text: Record<string, string> = {};
  const media: string[] = [];
  // The default first, so that a text that names the same language wins.
  for (const [tag, source] of sources.toSorted(([a], [b]) => Number(b === "default") - Number(a === "default"))) {
    if (typeof source !== "string" && typeof source !== "number") continue;
    const plain = plainText(String(source));
    media.push(...plain.media);
    if (plain.text) text[tag === "default" ? unnamed : tag] = plain.text;
  }
  return { text, media };
}
