import type { CSSProperties } from "react";
import type { Spot } from "./view";

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const PANEL_WIDTH = 320;
/** Between a point's middle and its panel, in pixels. */
const GAP = 30;

/** Where a point's panel stands in the frame: beside the point where there is room, else below or above it. */
export function panelPlace({ width, height }: FrameSize, spot: Spot): CSSProperties {
  // A point that was panned out of view keeps its panel at the edge.
  const inside = (share: number) => Math.min(Math.max(share, 0), 1);
  const [x, y] = [inside(spot.x) * width, inside(spot.y) * height];
  const isHigh = spot.y < 0.5;
  const beside = isHigh ? { top: Math.max(y - GAP, 0) } : { bottom: Math.max(height - y - GAP, 0) };
  if (x + GAP + PANEL_WIDTH <= width) return { left: x + GAP, ...beside };
  if (x - GAP - PANEL_WIDTH >= 0) return { left: x - GAP - PANEL_WIDTH, ...beside };
  const left = Math.max(Math.min(x - PANEL_WIDTH / 2, width - PANEL_WIDTH), 0);
  return { left, ...(isHigh ? { top: y + GAP } : { bottom: height - y + GAP }) };
}
