import type { Option } from "../../../../../survey/questionnaire";

/** The first free number as a code; codes never come back in another meaning while the list holds them. */
export function nextCode(options: readonly { readonly code: string }[]): string {
  const numbers = options.map(({ code }) => Number(code)).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1);
}

/** Texts that several options have, each once: respondents can't tell these apart. */
export function repeatedLabels(options: readonly Option[], language: string): readonly string[] {
  const labels = options.map(({ label }) => (label[language] ?? "").trim()).filter((text) => text !== "");
  const sameAs = (text: string) => (other: string) => other.localeCompare(text, language, { sensitivity: "accent" }) === 0;
  const repeated = labels.filter((text, place) => labels.findIndex(sameAs(text)) < place);
  return repeated.filter((text, place) => repeated.findIndex(sameAs(text)) === place);
}

/** The lines of a pasted text: trimmed, without blanks and without the bullets or numbers of a list. */
export function pastedLines(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/, "").trim())
    .filter((line) => line !== "");
}

/** The options with new ones put at a place, one for each text, in the group of the one before. */
export function withNewOptions(
  options: readonly Option[],
  {
    texts,
    language,
    index = options.length,
  }: { readonly texts: readonly string[]; readonly language: string; readonly index?: number },
): readonly Option[] {
  const first = Number(nextCode(options));
  const group = options[index - 1]?.group;
  const added = texts.map((text, place) => ({
    code: String(first + place),
    label: text ? { [language]: text } : {},
    ...(group ? { group } : {}),
  }));
  return [...options.slice(0, index), ...added, ...options.slice(index)];
}

/** The list with one entry moved. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
