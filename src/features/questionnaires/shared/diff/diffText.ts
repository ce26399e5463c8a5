import type { Change } from "./change";

/** Languages that both documents have: a text of another is part of a language that came or went. */
export type SharedLanguages = ReadonlySet<string>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
