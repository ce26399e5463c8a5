import type { CompanyField } from "../../shared/company";

export type Values = { readonly [Field in CompanyField]?: string | null | undefined };

interface Given {
  readonly saved: Values;
  /** What the person has changed, also to nothing. */
  readonly changes: Values;
  /** What empty fields start from. */
  readonly presumed: Values;
}

/** What a field shows. */
export function valueIn({ saved, changes, presumed }: Given, field: CompanyField): string {
  return changes[field] ?? (saved[field] || presumed[field]) ?? "";
}

/**
 * The fields that are to be written. A presumption alone changes nothing: it is written with what the person changes,
 * as it is seen.
 */
export function changedFields(given: Given, fields: readonly CompanyField[]): readonly CompanyField[] {
  const differs = (field: CompanyField) => valueIn(given, field).trim() !== (given.saved[field] ?? "");
  const hasChange = fields.some((field) => given.changes[field] !== undefined && differs(field));
  return hasChange ? fields.filter(differs) : [];
}
