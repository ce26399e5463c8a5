import { type Share, shareOf, type Times, timesOf } from "../../shared/figures";
import type { Pointer } from "../../shared/pointer";
import { type Click, FLAGS, type Flag, flagsOf } from "./clickTestQuestion";

/** A press with the area that it hit, from 0; -1 where it hit none. */
export interface JudgedClick {
  readonly click: Click;
  readonly area: number;
}

/** How a group of presses fared. */
export type Performance = {
  readonly count: number;
  readonly hits: Share;
  /** null where nobody hit or missed. */
  readonly hitTimes: Times | null;
  readonly missTimes: Times | null;
};

export type Summary = {
  readonly all: Performance;
  /** Fingers and mice aren't as fast: each by itself. Only those that were used. */
  readonly byPointer: readonly ({ readonly pointer: Pointer } & Performance)[];
  /** By area, in its order. */
  readonly areas: readonly ({ readonly times: Times | null } & Share)[];
  readonly flags: Readonly<Record<Flag, number>>;
  /** Presses with one flag or more. */
  readonly flagged: number;
};

const timeOf = ({ click }: JudgedClick) => click.milliseconds;

function performanceOf(clicks: readonly JudgedClick[]): Performance {
  const hits = clicks.filter(({ area }) => area >= 0);
  return {
    count: clicks.length,
    hits: shareOf(hits.length, clicks.length),
    hitTimes: timesOf(hits.map(timeOf)),
    missTimes: timesOf(clicks.filter(({ area }) => area < 0).map(timeOf)),
  };
}

/** @param areaCount how many areas the question has */
export function summarize(clicks: readonly JudgedClick[], areaCount: number): Summary {
  const byPointer = new Map<Pointer, JudgedClick[]>();
  const flags: Record<Flag, number> = { hidden: 0, busy: 0, repeated: 0 };
  let flagged = 0;
  for (const judged of clicks) {
    const { pointer } = judged.click;
    const own = byPointer.get(pointer);
    if (own) own.push(judged);
    else byPointer.set(pointer, [judged]);
    const raised = flagsOf(judged.click);
    if (raised.length > 0) flagged += 1;
    for (const flag of FLAGS) if (raised.includes(flag)) flags[flag] += 1;
  }
  return {
    all: performanceOf(clicks),
    byPointer: [...byPointer].map(([pointer, own]) => ({ pointer, ...performanceOf(own) })),
    areas: Array.from({ length: areaCount }, (_none, index) => {
      const own = clicks.filter(({ area }) => area === index);
      return { ...shareOf(own.length, clicks.length), times: timesOf(own.map(timeOf)) };
    }),
    flags,
    flagged,
  };
}
