import type { Place } from "../../../shared/api/schemas";
import { percentOf } from "../../../shared/point";

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface ArrowKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
}

/** Where an arrow key moves a place: by 1 % of the image, with Shift by 5, with Alt or Ctrl by a tenth. */
export function placeAfterKey({ x, y }: Place, { key, shiftKey, altKey, ctrlKey }: ArrowKey): Place | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = altKey || ctrlKey ? 0.1 : shiftKey ? 5 : 1;
  return { x: percentOf((x + arrow[0] * step) / 100), y: percentOf((y + arrow[1] * step) / 100) };
}
