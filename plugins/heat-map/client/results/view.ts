import { USUAL_COLUMNS } from "../../shared/density";
import type { Sign } from "../../shared/point";
import { SIGNS } from "../../shared/point";
import type { Area } from "./grid/area";

/** Whose points are looked at. */
export interface People {
  /** Only members with this tag; everyone where there is none. */
  readonly tag?: string | undefined;
  /** Whether others are shown beside them. */
  readonly isCompared: boolean;
  /** The others: members with this tag; everyone else where there is none. */
  readonly otherTag?: string | undefined;
}

/** A part of the image that explanations are read of. */
export interface ChosenArea extends Area {
  /** Where it is a part of the grid: its name. */
  readonly name?: string | undefined;
}

/** How results are looked at. */
export interface View {
  readonly sign: Sign | "BOTH";
  /** Of the density, in percent. */
  readonly opacity: number;
  readonly isDimmed: boolean;
  readonly isGridShown: boolean;
  readonly columns: number;
  readonly people: People;
  readonly area?: ChosenArea | undefined;
}

export type ChangeView = (changes: Partial<View>) => void;

export const FIRST_VIEW: View = {
  sign: "BOTH",
  opacity: 80,
  isDimmed: true,
  isGridShown: false,
  columns: USUAL_COLUMNS,
  people: { isCompared: false },
};

export function signsOf({ sign }: Pick<View, "sign">): readonly Sign[] {
  return sign === "BOTH" ? SIGNS : [sign];
}

/** The grid a part of which was chosen goes: another one has no such part. */
export function changeView(view: View, changes: Partial<View>): View {
  const next = { ...view, ...changes };
  return next.columns !== view.columns && next.area?.name ? { ...next, area: undefined } : next;
}

/** Whether a part of the grid is the one that was chosen. */
export function isChosen(area: ChosenArea | undefined, name: string): boolean {
  return area?.name === name;
}
