import type { Point, Sign } from "./point";

/** The activity type's name, as the specification has it. */
export const HEAT_MAP = "el_heatmap";

export const MOST_IMAGES = 20;
/** Of one sign, on one image. */
export const MOST_POINTS = 50;
export const LONGEST_TITLE = 200;
export const LONGEST_INSTRUCTIONS = 2_000;
export const LONGEST_LABEL = 40;

/** What the two signs are called, e.g. "I like it" and "I don't like it". */
export type SignLabels = Readonly<Record<Sign, string>>;

/** How many points an image takes. */
export interface PointLimits {
  readonly maxPositive: number;
  readonly maxNegative: number;
  /** Before the image counts as done. */
  readonly minPoints: number;
  readonly explanationRequired: boolean;
}

/** An image that people mark. */
export interface HeatMapImage extends PointLimits {
  readonly id: string;
  readonly title: string;
  /** Plain text; `""` where there is none. */
  readonly instructions: string;
  /** Address of the picture: `/files/{id}`. */
  readonly image: string;
  /** Pixels of the picture; `null` for pictures from before they were noted. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface HeatMapSettings {
  readonly labels: SignLabels;
  /** Whether each member gets the images in an order of their own. */
  readonly isRandomOrder: boolean;
  readonly images: readonly HeatMapImage[];
}

/** Step 2 as the team sees it. */
export interface TeamHeatMap extends HeatMapSettings {
  /** Whether the settings were saved at all. */
  readonly isSaved: boolean;
  readonly points: number;
  readonly members: number;
  /** What the community has set for heat maps. */
  readonly rules: HeatMapRules;
}

/** The plugin's settings. */
export interface HeatMapRules {
  /** Of one activity. */
  readonly mostImages: number;
  /** Whether new images ask for an explanation of each point. */
  readonly askWhy: boolean;
}

/** An image as a member sees it, with what they have marked. */
export interface MemberImage extends HeatMapImage {
  readonly points: readonly Point[];
}

export interface MemberHeatMap extends Omit<HeatMapSettings, "images"> {
  /** In the member's order. */
  readonly images: readonly MemberImage[];
  /** Whether all images have what they ask for. */
  readonly isDone: boolean;
}

/** How many more points of a sign an image takes. */
export function roomFor({ maxPositive, maxNegative }: PointLimits, points: readonly Point[], sign: Sign): number {
  const most = sign === "POSITIVE" ? maxPositive : maxNegative;
  return most - points.filter((point) => point.sign === sign).length;
}

/** Whether an image has all that it asks for. */
export function isImageDone(limits: PointLimits, points: readonly Point[]): boolean {
  const { minPoints, explanationRequired } = limits;
  return points.length >= minPoints && !(explanationRequired && points.some(({ explanation }) => explanation.trim() === ""));
}
