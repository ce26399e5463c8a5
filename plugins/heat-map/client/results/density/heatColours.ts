import { CATEGORICAL, SEMANTIC } from "../../../../../src/client/kit/console";
import type { Sign } from "../../../shared/point";

type Channels = readonly [red: number, green: number, blue: number];

const channels = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels;

/**
 * From few to many: blue against amber to red, which stay apart in the common colour-vision deficiencies.
 * The same on light and dark screens, as the image below them is.
 */
const RAMPS: Readonly<Record<Sign, { readonly few: Channels; readonly many: Channels }>> = {
  POSITIVE: { few: channels(SEMANTIC.dark.info), many: channels(SEMANTIC.light.info) },
  NEGATIVE: { few: channels(SEMANTIC.dark.warning), many: channels(SEMANTIC.light.error) },
};

/** Halfway between the two: mixed as paint, they would be grey as the image is. */
const MIXED = channels(CATEGORICAL[4]);

/** Below this share of the densest part nothing is drawn: the image stays clean where hardly anybody marked it. */
const FEWEST = 0.03;
/** Below 1, so that parts of few points can be told from those of none. */
const GAMMA = 0.6;

export type Rgba = readonly [...Channels, alpha: number];

function mix(from: Channels, to: Channels, share: number): Channels {
  return from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share)) as unknown as Channels;
}

/** @param share of the densest part, 0 to 1 */
export function heatColour(sign: Sign, share: number): Rgba {
  const { few, many } = RAMPS[sign];
  // Begins at nothing, so that it has no edge.
  const strength = Math.min(1, Math.max(0, (share - FEWEST) / (1 - FEWEST)));
  return [...mix(few, many, share), strength ** GAMMA];
}

/** Where both signs are drawn: as much of either hue as it has of the points. Shares are those of {@link heatColour}. */
export function mixedColour(positive: number, negative: number): Rgba {
  const [blue, red] = [heatColour("POSITIVE", positive), heatColour("NEGATIVE", negative)];
  const total = positive + negative;
  if (total === 0) return [0, 0, 0, 0];
  const share = negative / total;
  const [from, to, way] = share < 0.5 ? [blue, MIXED, share * 2] : [MIXED, red, share * 2 - 1];
  return [...mix([from[0], from[1], from[2]], [to[0], to[1], to[2]], way), Math.max(blue[3], red[3])];
}

const STOPS = [0.05, 0.25, 0.5, 0.75, 1] as const;

/** Colours of a legend, from few to many, as CSS has them. */
export function legendColours(sign: Sign): readonly string[] {
  return STOPS.map((share) => `rgba(${heatColour(sign, share).join(", ")})`);
}

/** The colour of the parts that both signs share equally. */
export function sharedColour(): string {
  return `rgba(${mixedColour(0.6, 0.6).join(", ")})`;
}
