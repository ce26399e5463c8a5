import type { Place } from "../../../../../src/shared/area";

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 4;
const SMALL_STEP = 1;

/** Where an arrow key moves the cross, in percent of the image: by 4, with Shift by 1; undefined for other keys. */
export function crossAfterKey({ x, y }: Place, { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): Place | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = shiftKey ? SMALL_STEP : STEP;
  const within = (value: number) => Math.min(Math.max(value, 0), 100);
  return { x: within(x + arrow[0] * step), y: within(y + arrow[1] * step) };
}
