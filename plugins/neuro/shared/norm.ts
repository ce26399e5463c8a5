import { medianOf } from "./indicators/statistics";
import { INDICATORS, type Indicator } from "./neuroTest";

/** With fewer advertisements to compare with there is no benchmark. */
export const LEAST_ADS = 30;
/** Valid answers without which an advertisement is no norm for others. */
export const LEAST_NORM_PEOPLE = 250;
/** The index of an advertisement that is as the median of its norm group. */
export const BENCHMARK = 100;

/** Advertisements that one is compared with: those of its sector, or of all sectors as long as it has too few. */
export type NormGroup = "SECTOR" | "ALL";

/** An advertisement of the norm base: its raw indicators, and nothing that says whose it is. */
export type NormRow = Readonly<Record<Indicator, number | null>> & { readonly sector: string };

/** Where an advertisement stands among others. */
export interface Standing {
  readonly group: NormGroup;
  /** Advertisements that it is compared with. */
  readonly ads: number;
  /** Percentile rank: share of the advertisements below it, and half of those that are equal, in whole percent. */
  readonly value: number;
  /** 100 x raw value / median of the group; null where the median is not above 0, and a ratio says nothing. */
  readonly index: number | null;
}

export function percentileRank(raw: number, others: readonly number[]): number {
  const below = others.filter((other) => other < raw).length;
  const equal = others.filter((other) => other === raw).length;
  return Math.round((100 * (below + equal / 2)) / others.length);
}

/** @returns null without enough advertisements, in the sector and in all: "no benchmark yet" */
export function standingOf(
  indicator: Indicator,
  { raw, sector }: { readonly raw: number; readonly sector: string | null },
  rows: readonly NormRow[],
): Standing | null {
  const known = rows.filter((row) => row[indicator] !== null);
  const own = known.filter((row) => row.sector === sector);
  const group: NormGroup = own.length >= LEAST_ADS ? "SECTOR" : "ALL";
  const values = (group === "SECTOR" ? own : known).map((row) => row[indicator]).filter((value) => value !== null);
  if (values.length < LEAST_ADS) return null;
  const median = medianOf(values);
  return {
    ...{ group, ads: values.length, value: percentileRank(raw, values) },
    index: median > 0 ? Math.round((BENCHMARK * raw) / median) : null,
  };
}

/** What a client wants to reach with an advertisement, and the indicators that say most of that. */
export const OBJECTIVES = {
  BRAND: ["brandRecognition", "brandContribution", "positivity", "attention"],
  SALES: ["activation", "rejection", "emotionalImpact", "attentionImpact"],
} as const satisfies Readonly<Record<string, readonly Indicator[]>>;
export type Objective = keyof typeof OBJECTIVES;

export const isObjective = (name: unknown): name is Objective => typeof name === "string" && Object.hasOwn(OBJECTIVES, name);

/** The indicators with those of the objectives first. */
export function orderedIndicators(
  objectives: readonly Objective[],
): readonly { readonly name: Indicator; readonly objective: Objective | null }[] {
  const leading = objectives.flatMap((objective) => OBJECTIVES[objective].map((name: Indicator) => ({ name, objective })));
  const rest = INDICATORS.filter((name) => !leading.some((one) => one.name === name));
  return [...leading, ...rest.map((name) => ({ name, objective: null }))];
}
