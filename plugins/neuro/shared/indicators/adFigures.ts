import type { Indicator, WordSet, Zone } from "../neuroTest";
import { adIndicators, isIn } from "./adIndicators";
import { EXCLUSIONS, type Exclusion } from "./exclusion";
import type { PersonFigures } from "./personFigures";
import { type Estimate, meanEstimate, meanOf } from "./statistics";
import { splitHalf } from "./timedWords";
import { CURVE_POINTS } from "./trace";

/** Everything that results show of an advertisement before it is compared with others. */
export interface AdFigures {
  /** Valid answers, by version. */
  readonly branded: number;
  readonly unbranded: number;
  readonly excluded: Readonly<Record<Exclusion, number>>;
  readonly indicators: Readonly<Record<Indicator, Estimate | null>>;
  /** Split-half reliability of the timed words; null of too few people. */
  readonly reliability: number | null;
  /** Mean length of the exposure, in seconds. */
  readonly seconds: number;
  /** Mean position of the slider (0 to 100) at even moments of the exposure, with its interval. */
  readonly curve: readonly { readonly mean: number; readonly low: number; readonly high: number }[];
  /** Share of people who answered yes fast, of each word; the most first. */
  readonly words: readonly { readonly word: string; readonly set: WordSet; readonly share: number }[];
  /** Share of people who pointed there first, and at all. */
  readonly zones: readonly (Zone & { readonly first: number; readonly any: number })[];
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function curve(people: readonly PersonFigures[]): AdFigures["curve"] {
  if (people.length === 0) return [];
  return Array.from({ length: CURVE_POINTS }, (_, place) => {
    const values = people.map((person) => person.curve[place] ?? 50);
    const { raw, low, high } = meanEstimate(values) ?? { raw: meanOf(values), low: meanOf(values), high: meanOf(values) };
    return { mean: round(raw), low: round(Math.max(0, low)), high: round(Math.min(100, high)) };
  });
}

function wordShares(people: readonly PersonFigures[]): AdFigures["words"] {
  const words = new Map<string, { readonly set: WordSet; asked: number; yes: number }>();
  for (const { word, set, isFastYes } of people.flatMap(({ fastYes }) => fastYes)) {
    const known = words.get(word) ?? { set, asked: 0, yes: 0 };
    words.set(word, { set, asked: known.asked + 1, yes: known.yes + (isFastYes ? 1 : 0) });
  }
  return [...words]
    .map(([word, { set, asked, yes }]) => ({ word, set, share: round(yes / asked) }))
    .sort((one, other) => other.share - one.share);
}

function zoneShares(people: readonly PersonFigures[], zones: readonly Zone[]): AdFigures["zones"] {
  const pointing = people.map(({ points }) => points).filter(({ length }) => length > 0);
  const shareOf = (fits: (points: PersonFigures["points"]) => boolean) =>
    pointing.length === 0 ? 0 : round(pointing.filter(fits).length / pointing.length);
  return zones.map((zone) => ({
    ...zone,
    first: shareOf(([first]) => first !== undefined && isIn(first, zone)),
    any: shareOf((points) => points.some((point) => isIn(point, zone))),
  }));
}

/** @param people those whose answers count @param excluded how many answers don't, by reason */
export function adFigures(
  people: readonly PersonFigures[],
  { zones, excluded }: { readonly zones: readonly Zone[]; readonly excluded: Partial<AdFigures["excluded"]> },
): AdFigures {
  const branded = people.filter(({ arm }) => arm === "BRANDED");
  const reasons = EXCLUSIONS.map((reason) => [reason, excluded[reason] ?? 0]);
  const halves = branded.flatMap((person) => (person.halves ? [person.halves] : []));
  return {
    branded: branded.length,
    unbranded: people.length - branded.length,
    excluded: Object.fromEntries(reasons) as AdFigures["excluded"],
    indicators: adIndicators(people, zones),
    reliability: splitHalf(halves),
    seconds: people.length === 0 ? 0 : round(meanOf(people.map(({ shownMs }) => shownMs)) / 1_000),
    curve: curve(branded),
    words: wordShares(branded),
    zones: zoneShares(branded, zones),
  };
}
