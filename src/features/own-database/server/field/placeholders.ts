import type { EntityHook } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { PLACEHOLDERS } from "../../shared/ownDatabase";

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
const TEXTS = ["invitationSubject", "invitationText"] as const;

/** Fills in what stands as `{{name}}`; what isn't known is left out. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => values[name.toLowerCase()] ?? "").trim();
}

const isKnown = (name: string) => PLACEHOLDERS.some((known) => known === name.toLowerCase());

/** The first field of each text that no mail knows. */
function placeholderIssues(values: Readonly<Record<string, unknown>>): readonly FieldIssue[] {
  const known = PLACEHOLDERS.map((name) => `{{${name}}}`).join(", ");
  return TEXTS.flatMap((field) => {
    const names = [...String(values[field] ?? "").matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
    const unknown = names.find((name) => !isKnown(name));
    return unknown === undefined
      ? []
      : [{ path: `/${field}`, rule: "unknownPlaceholder", params: { name: `{{${unknown}}}`, known } }];
  });
}

/** A field that no mail knows would be left out of all of them: nobody saves one. */
export const requireKnownPlaceholders: EntityHook = {
  entity: "study",
  fields: TEXTS,
  completer: async () => (values) => {
    const faults = placeholderIssues(values);
    if (faults.length > 0) throw new AppError("request.invalid", { faults: [...faults] });
    return values;
  },
  wizardIssues: async ({ values }) => placeholderIssues(values),
};
