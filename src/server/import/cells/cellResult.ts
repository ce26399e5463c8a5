import type { FieldIssue } from "../../../shared/errors";
import type { Json } from "../../../shared/json";

/** What a cell says: a value, names of records that are yet to be found, or what is wrong with it. */
export type CellResult =
  | { readonly value: Json }
  | { readonly names: readonly string[]; readonly target: string }
  | { readonly fault: Pick<FieldIssue, "rule" | "params"> };

export function faulty(rule: string, params?: FieldIssue["params"]): CellResult {
  return { fault: params ? { rule, params } : { rule } };
}
