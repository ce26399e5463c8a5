/** What an expression of another format says, whatever its spelling. */
export type Expression =
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "list"; readonly items: readonly Expression[] }
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: "not"; readonly of: Expression }
  | { readonly kind: "all" | "any"; readonly members: readonly Expression[] }
  | Comparison
  | { readonly kind: "calculation"; readonly operator: string };

export interface Comparison {
  readonly kind: "comparison";
  readonly is: Relation;
  readonly left: Expression;
  readonly right: Expression;
}

export type Relation = "equal" | "different" | Ordering | "contains" | "lacks" | "anyOf" | "allOf" | "noneOf";
export type Ordering = "less" | "atMost" | "atLeast" | "greater";

/** The same comparison with its sides changed. */
export const TURNED: Readonly<Record<"equal" | "different" | Ordering, Relation>> = {
  equal: "equal",
  different: "different",
  less: "greater",
  atMost: "atLeast",
  atLeast: "atMost",
  greater: "less",
};

/** What of an expression has no counterpart here, or what can't be read of it. */
export class NoCounterpart extends Error {
  constructor(readonly part: string) {
    super(part);
    this.name = "NoCounterpart";
  }
}
