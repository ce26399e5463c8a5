import { type Area, areaAt } from "../../../../src/shared/area";
import { isJsonObject, type Json } from "../../../../src/shared/json";
import type { Question } from "../../../../src/survey/questionnaire";
import { POINTERS, type Pointer } from "../../shared/pointer";

/** Shows an image once its task was read; the first press on it is the answer: a {@link Click}. */
export interface ClickTestQuestion extends Question {
  /** Address of the picture. */
  readonly image: string;
  /** Where the right place is; at most `MOST_AREAS`. */
  readonly areas: readonly Area[];
}

/** The first press on the image, and how it was measured. */
export interface Click {
  /** Percent of the picture's own width and height. */
  readonly x: number;
  readonly y: number;
  /** From the frame after the one that showed the image to the press: both are times of events, not of their handlers. */
  readonly milliseconds: number;
  readonly pointer: Pointer;
  /** Frames a second just before; null where too few were seen. */
  readonly refreshHz: number | null;
  /** Whether the page was hidden meanwhile. */
  readonly wasHidden: boolean;
  /** How long tasks of 50 ms and more kept the page busy meanwhile; null where the browser doesn't say. */
  readonly longTaskMs: number | null;
  /** Whether the image had been seen before, in this tab, without a press: the page was loaded again. */
  readonly wasRepeated: boolean;
}

/** Why the time of a press is to be doubted. */
export const FLAGS = ["hidden", "busy", "repeated"] as const;
export type Flag = (typeof FLAGS)[number];

export function flagsOf({ wasHidden, longTaskMs, wasRepeated }: Click): readonly Flag[] {
  const isRaised: Readonly<Record<Flag, boolean>> = {
    hidden: wasHidden,
    busy: longTaskMs !== null && longTaskMs > 0,
    repeated: wasRepeated,
  };
  return FLAGS.filter((flag) => isRaised[flag]);
}

const numberOrNull = (value: Json | undefined) => (typeof value === "number" ? value : null);

/** The press that an answer's value holds; undefined where it holds none, since a version may have asked otherwise. */
export function clickIn(value: Json | undefined): Click | undefined {
  if (!isJsonObject(value ?? null)) return undefined;
  const { x, y, milliseconds, refreshHz, longTaskMs, wasHidden, wasRepeated, ...rest } = value as Readonly<Record<string, Json>>;
  const pointer = POINTERS.find((one) => one === rest.pointer);
  if (typeof x !== "number" || typeof y !== "number" || typeof milliseconds !== "number" || !pointer) return undefined;
  return {
    x,
    y,
    milliseconds,
    pointer,
    refreshHz: numberOrNull(refreshHz),
    wasHidden: wasHidden === true,
    longTaskMs: numberOrNull(longTaskMs),
    wasRepeated: wasRepeated === true,
  };
}

/** Which of the question's areas was hit, from 0; -1 where none was. */
export function hitArea({ areas }: Pick<ClickTestQuestion, "areas">, click: Click): number {
  return areaAt(areas, click);
}
