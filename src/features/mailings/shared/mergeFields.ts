/** What can be filled in for each person. */
export const MERGE_FIELDS = ["nickname", "name", "surname", "labs", "community"] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** Those that everybody has: they need no fallback. */
const ALWAYS_FILLED: ReadonlySet<string> = new Set<MergeField>(["labs", "community"]);
const KNOWN: ReadonlySet<string> = new Set(MERGE_FIELDS);
/** `{{name}}` or `{{name|fallback}}`. */
const FIELD = /\{\{([^{}|]*)(\|[^{}]*)?\}\}/g;
/** Separates lines, or headers of a mail. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

export type MergeValues = Readonly<Record<MergeField, string | null>>;

export const isMergeField = (name: string): name is MergeField => KNOWN.has(name);
const fallbackOf = (rest: string | undefined) => (rest ?? "").slice(1).trim();

interface FieldIssues {
  /** Fields that there aren't, and braces that are no field. */
  readonly unknown: readonly string[];
  /** Fields that some people lack, without a fallback. */
  readonly bare: readonly string[];
}

/** What is wrong with the fields of a text. */
export function fieldIssues(text: string): FieldIssues {
  const unknown = new Set<string>();
  const bare = new Set<string>();
  const rest = text.replace(FIELD, (whole, written: string, fallback: string | undefined) => {
    const name = written.trim();
    if (!isMergeField(name)) unknown.add(whole);
    else if (!ALWAYS_FILLED.has(name) && fallbackOf(fallback) === "") bare.add(name);
    return "";
  });
  const stray = /\{\{[^{}]{0,20}|\}\}/.exec(rest)?.[0];
  if (stray) unknown.add(stray);
  return { unknown: [...unknown], bare: [...bare] };
}

/**
 * Fills a text in for a person. Values stay on their line.
 * @returns the text, and the fields for which there is neither a value nor a fallback
 */
export function fillFields(
  text: string,
  values: MergeValues,
): { readonly text: string; readonly missing: readonly MergeField[] } {
  const missing = new Set<MergeField>();
  const filled = text.replace(FIELD, (whole, written: string, fallback: string | undefined) => {
    const name = written.trim();
    if (!isMergeField(name)) return whole;
    const value = values[name]?.replace(CONTROLS, " ").trim() || fallbackOf(fallback);
    if (value === "") missing.add(name);
    return value;
  });
  return { text: filled, missing: [...missing] };
}

/** A text with another one in place of each merge field, for people who look at it before it is filled in. */
export function readableText(text: string, nameOf: (field: MergeField) => string): string {
  return text.replace(FIELD, (whole, written: string) => {
    const name = written.trim();
    return isMergeField(name) ? nameOf(name) : whole;
  });
}
