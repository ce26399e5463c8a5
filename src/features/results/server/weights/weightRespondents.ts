import { isWholeSum } from "../../shared/targetSum";
import type { WeightingRules } from "../../shared/weightingsApi";
import type { ResponseColumns } from "../responses/responseColumns";
import type { AxisOf } from "../tables/prepareVariables";
import { cellsOf } from "./cellWeights";
import type { RakingOptions } from "./rakeGroups";
import { type RespondentVariable, readRespondentVariable } from "./respondentVariable";
import { rimWeights, type Weights } from "./rimWeights";
import { EmptyTargetError, type WeightDimension } from "./weightDimension";
import { refuseWeighting } from "./weightingFault";

/** A target and what it is of. */
export interface MarginTarget {
  readonly keys: readonly string[];
  readonly label: string;
  readonly share: number;
}

/** What is brought to targets: a variable of raking, or the cells of several. */
export interface WeightedMargin extends WeightDimension {
  readonly variables: readonly string[];
  /** Of category 1 at index 0, and so on. */
  readonly named: readonly MarginTarget[];
  /** Where the request names the targets. */
  readonly path: string;
}

export interface RespondentWeights extends Weights {
  /** Of the respondents, in the order of their weights. */
  readonly slots: Uint32Array;
  readonly margins: readonly WeightedMargin[];
}

/** @throws AppError `request.invalid` where shares don't add up to 100 or one is named twice */
function checkTargets(path: string, targets: readonly Pick<MarginTarget, "keys" | "share">[]): void {
  if (targets.length === 0) refuseWeighting(path, "noTargets");
  const sum = targets.reduce((total, { share }) => total + share, 0);
  if (!isWholeSum(sum)) refuseWeighting(path, "sum", { sum: Math.round(sum * 100) / 100 });
  const known = new Set<string>();
  for (const [index, { keys }] of targets.entries()) {
    const text = JSON.stringify(keys);
    if (known.has(text)) refuseWeighting(`${path}/${index}`, "repeatedCategory", { category: keys.join(" × ") });
    known.add(text);
  }
}

/** Number of a category, from 1. @throws AppError `request.invalid` */
function categoryOf({ categories }: RespondentVariable, key: string, path: string): number {
  const at = categories.findIndex((category) => category.key === key);
  return at === -1 ? refuseWeighting(path, "unknownCategory", { category: key }) : at + 1;
}

const labelOf = ({ categories }: RespondentVariable, key: string) => categories.find((one) => one.key === key)?.label ?? key;

function rimMargins(rules: WeightingRules, variables: readonly RespondentVariable[]): readonly WeightedMargin[] {
  return rules.dimensions.map(({ variable, targets }, index) => {
    const path = `/dimensions/${index}/targets`;
    const read = variables[index] as RespondentVariable;
    const named = targets.map(({ key, share }) => ({ keys: [key], label: labelOf(read, key), share }));
    checkTargets(path, named);
    const renumbered = new Uint16Array(read.categories.length + 1);
    for (const [at, { key }] of targets.entries()) renumbered[categoryOf(read, key, `${path}/${at}/key`)] = at + 1;
    const categories = read.of.map((category) => renumbered[category] ?? 0);
    return { variables: [variable], categories, targets: targets.map(({ share }) => share), named, path };
  });
}

function cellMargin(rules: WeightingRules, variables: readonly RespondentVariable[], count: number): WeightedMargin {
  const path = "/cells";
  const cells = (rules.cells ?? []).map(({ keys, share }, index) => {
    if (keys.length !== variables.length)
      refuseWeighting(`${path}/${index}/keys`, "unknownCategory", { category: keys.join(" × ") });
    return {
      keys,
      share,
      label: keys.map((key, at) => labelOf(variables[at] as RespondentVariable, key)).join(" × "),
      categories: keys.map((key, at) => categoryOf(variables[at] as RespondentVariable, key, `${path}/${index}/keys`)),
    };
  });
  checkTargets(path, cells);
  const numbers = cells.map(({ categories, share }) => ({ categories, target: share }));
  return {
    variables: rules.dimensions.map(({ variable }) => variable),
    categories: cellsOf(
      count,
      variables.map(({ of }) => of),
      numbers,
    ),
    targets: cells.map(({ share }) => share),
    named: cells,
    path,
  };
}

/** A gap of a ten-thousandth of a percentage point is none that a table shows. */
const TOLERANCE = 1e-6;
const MOST_ITERATIONS = 100;

function optionsOf({ lowerTrim, upperTrim, maxIterations }: WeightingRules): RakingOptions {
  return {
    lower: lowerTrim ?? undefined,
    upper: upperTrim ?? undefined,
    mostIterations: maxIterations ?? MOST_ITERATIONS,
    tolerance: TOLERANCE,
  };
}

/** @throws AppError `request.invalid` naming the target that nobody answers to */
function weigh(count: number, margins: readonly WeightedMargin[], options: RakingOptions): Weights {
  try {
    return rimWeights(count, margins, options);
  } catch (error) {
    if (!(error instanceof EmptyTargetError)) throw error;
    const { path = "", named = [] } = margins[error.dimension] ?? {};
    return refuseWeighting(`${path}/${error.category}`, "emptyTarget", { category: named[error.category]?.label ?? "" });
  }
}

/** Weights by rules, once the answers to these questions are read. */
export interface PreparedWeighting {
  readonly questionIds: readonly string[];
  /** @throws AppError `request.invalid` where the rules don't fit the responses */
  readonly readIn: (responses: ResponseColumns) => RespondentWeights;
}

/** Slots of the complete responses. */
export function slotsOf({ frame }: ResponseColumns, withTest: boolean): Uint32Array {
  return Uint32Array.from([...frame.slots.values()].filter((slot) => withTest || frame.isTest[slot] === 0));
}

/** Weights of all complete responses by rules. @throws AppError `request.invalid` where the rules don't fit the questionnaire */
export function prepareWeighting(
  rules: WeightingRules,
  { withTest, axisOf }: { readonly withTest: boolean; readonly axisOf: AxisOf },
): PreparedWeighting {
  const axes = rules.dimensions.map(({ variable }, index) => axisOf(variable, `/dimensions/${index}/variable`));
  return {
    questionIds: axes.map(({ questionId }) => questionId),
    readIn: (responses) => {
      const slots = slotsOf(responses, withTest);
      const variables = axes.map(({ readIn }, index) =>
        readRespondentVariable(readIn(responses), slots, `/dimensions/${index}/variable`),
      );
      const isRim = rules.method === "rim";
      const margins = isRim ? rimMargins(rules, variables) : [cellMargin(rules, variables, slots.length)];
      return { slots, margins, ...weigh(slots.length, margins, optionsOf(rules)) };
    },
  };
}
