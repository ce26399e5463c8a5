import { isWholeSum } from "../../shared/targetSum";
import type { Weighting, WeightingInput, WeightingRules } from "../../shared/weightingsApi";

/** Shares in percent by category; undefined where nothing was typed, NaN where it is no number. */
export type Shares = Readonly<Record<string, number | undefined>>;

/** A question by which respondents can be weighted. */
export interface WeightingVariable {
  readonly variable: string;
  readonly title: string;
  readonly base: number;
  readonly categories: readonly { readonly key: string; readonly label: string; readonly count: number }[];
}

/** A weighting while it is made. */
export interface WeightingDraft {
  readonly name: string;
  readonly method: "rim" | "cell";
  readonly variables: readonly string[];
  /** Of raking, by variable. */
  readonly shares: Readonly<Record<string, Shares>>;
  /** Of cells, by `cellKey`. */
  readonly cells: Shares;
  readonly lowerTrim: number | undefined;
  readonly upperTrim: number | undefined;
  readonly maxIterations: number | undefined;
}

export const EMPTY_DRAFT: WeightingDraft = {
  name: "",
  method: "rim",
  variables: [],
  shares: {},
  cells: {},
  lowerTrim: undefined,
  upperTrim: undefined,
  maxIterations: undefined,
};

/** More cells are no table that anybody fills in. */
export const MOST_CELLS = 100;

export const cellKey = (keys: readonly string[]): string => JSON.stringify(keys);

/** Sum of what was typed so far. */
export const sumOf = (shares: Shares): number =>
  Object.values(shares).reduce<number>((sum, share) => sum + (share === undefined || Number.isNaN(share) ? 0 : share), 0);

export const isWhole = (shares: Shares): boolean => isWholeSum(sumOf(shares));

/** Every combination of the variables' categories that were answered, the last variable's next to each other. */
export function crossedCells(
  variables: readonly WeightingVariable[],
): readonly { readonly keys: readonly string[]; readonly label: string }[] {
  return variables.reduce<readonly { readonly keys: readonly string[]; readonly label: string }[]>(
    (cells, { categories }) =>
      cells.flatMap(({ keys, label }) =>
        categories
          .filter(({ count }) => count > 0)
          .map((one) => ({ keys: [...keys, one.key], label: label ? `${label} × ${one.label}` : one.label })),
      ),
    [{ keys: [], label: "" }],
  );
}

const given = (shares: Shares) =>
  Object.entries(shares).flatMap(([key, share]) => (share !== undefined && share > 0 ? [{ key, share }] : []));

/** What a draft asks for. */
export function rulesOf(draft: WeightingDraft): WeightingRules {
  const { method, variables, shares, cells, lowerTrim, upperTrim, maxIterations } = draft;
  return {
    method,
    dimensions: variables.map((variable) => ({ variable, targets: method === "rim" ? given(shares[variable] ?? {}) : [] })),
    ...(method === "cell" ? { cells: given(cells).map(({ key, share }) => ({ keys: JSON.parse(key), share })) } : {}),
    ...(lowerTrim === undefined ? {} : { lowerTrim }),
    ...(upperTrim === undefined ? {} : { upperTrim }),
    ...(maxIterations === undefined ? {} : { maxIterations }),
  };
}

export const inputOf = (draft: WeightingDraft): WeightingInput => ({ name: draft.name.trim(), ...rulesOf(draft) });

/** Whether its targets are complete; the server checks the rest. */
export function isReady({ method, variables, shares, cells }: WeightingDraft): boolean {
  if (variables.length === 0) return false;
  return method === "rim" ? variables.every((variable) => isWhole(shares[variable] ?? {})) : isWhole(cells);
}

/** A kept weighting to change. */
export function draftOf({ name, method, dimensions, cells, lowerTrim, upperTrim, maxIterations }: Weighting): WeightingDraft {
  return {
    name,
    method: method === "cell" ? "cell" : "rim",
    variables: dimensions.map(({ variable }) => variable),
    shares: Object.fromEntries(
      dimensions.map(({ variable, targets }) => [variable, Object.fromEntries(targets.map(({ key, share }) => [key, share]))]),
    ),
    cells: Object.fromEntries(cells.map(({ keys, share }) => [cellKey(keys), share])),
    lowerTrim: lowerTrim ?? undefined,
    upperTrim: upperTrim ?? undefined,
    maxIterations: maxIterations ?? undefined,
  };
}
