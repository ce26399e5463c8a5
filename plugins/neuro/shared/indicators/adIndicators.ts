import type { Indicator, Zone } from "../neuroTest";
import type { PersonFigures } from "./personFigures";
import { differenceEstimate, type Estimate, meanEstimate, shareEstimate } from "./statistics";

type Point = PersonFigures["points"][number];

export const isIn = ({ x, y }: Point, zone: Zone): boolean =>
  x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height;

const given = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);

/** Within what the figure can be. */
function within(estimate: Estimate | null, least: number, most: number): Estimate | null {
  return estimate && { ...estimate, low: Math.max(least, estimate.low), high: Math.min(most, estimate.high) };
}

function attentionImpact(people: readonly PersonFigures[], zones: readonly Zone[]): Estimate | null {
  if (zones.length === 0) return null;
  const firsts = people.flatMap(({ points }) => points.slice(0, 1));
  return shareEstimate(firsts.filter((point) => zones.some((zone) => isIn(point, zone))).length, firsts.length);
}

/**
 * The nine raw indicators of an advertisement (specification, section 3) with intervals at 95 %. They are of those who saw it
 * with its brand; who saw it without is what the brand's contribution is measured against.
 *
 * - `positivity`, `negativity`, `rejection`: mean share of the set's words that people answered yes fast, 0 to 1
 * - `brandRecognition`: mean d' of targets against foils, in standard deviations
 * - `activation`: mean of how much faster than their own baseline people answered, in standard deviations of each
 * - `brandContribution`: positivity with the brand less positivity without, -1 to 1
 * - `emotionalImpact`: mean distance of the slider from its middle over the exposure, 0 to 50
 * - `attention`: mean share of the exposure that was visible and had the focus, 0 to 1
 * - `attentionImpact`: share of people whose first point lies in a zone, 0 to 1
 *
 * @returns null for what can't be measured: without a version without the brand, without zones, without people
 */
export function adIndicators(
  people: readonly PersonFigures[],
  zones: readonly Zone[],
): Readonly<Record<Indicator, Estimate | null>> {
  const branded = people.filter(({ arm }) => arm === "BRANDED");
  const unbranded = people.filter(({ arm }) => arm === "UNBRANDED");
  const mean = (read: (person: PersonFigures) => number | null) => meanEstimate(given(branded.map(read)));
  const positivityOf = (some: readonly PersonFigures[]) => given(some.map(({ shares }) => shares.POSITIVE));
  return {
    brandRecognition: mean((person) => person.dPrime),
    activation: mean((person) => person.activation),
    attention: within(
      mean((person) => person.attention),
      0,
      1,
    ),
    brandContribution: within(differenceEstimate(positivityOf(branded), positivityOf(unbranded)), -1, 1),
    emotionalImpact: within(
      mean((person) => person.emotionalImpact),
      0,
      50,
    ),
    rejection: within(
      mean(({ shares }) => shares.REJECTION),
      0,
      1,
    ),
    negativity: within(
      mean(({ shares }) => shares.NEGATIVE),
      0,
      1,
    ),
    positivity: within(
      mean(({ shares }) => shares.POSITIVE),
      0,
      1,
    ),
    attentionImpact: attentionImpact(branded, zones),
  };
}
