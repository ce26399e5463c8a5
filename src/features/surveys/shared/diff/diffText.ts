import type { Change } from "./change";

/** Languages that both documents have: a text of another is part of a language that came or went. */
export type SharedLanguages = ReadonlySet<string>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a text in the document's languages, or in some of them. */
export function isText(value: unknown, languages: ReadonlySet<string>): boolean {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => languages.has(key) && typeof text === "string");
}

/** The languages in which a text differs, each as a change with what the place says. */
export function diffText(
  { before, after }: { readonly before: unknown; readonly after: unknown },
  languages: SharedLanguages,
  place: Omit<Change, "before" | "after" | "language">,
): readonly Change[] {
  const [old, now] = [before, after].map((value) => (isObject(value) ? value : {}));
  return [...languages].flatMap((language) => {
    const [from, to] = [old?.[language] ?? "", now?.[language] ?? ""];
    return from === to ? [] : [{ ...place, language, before: from, after: to }];
  });
}
