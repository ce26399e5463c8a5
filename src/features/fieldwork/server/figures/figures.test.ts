import { describe, expect, test } from "vitest";
import { dropOff } from "./dropOff";
import { lengthBins } from "./lengthBins";
import { MOST_POINTS, pointsOf, unitOf } from "./overTime";

describe("drop-off", () => {
  const questions = ["a", "b", "c"].map((id) => ({ id, title: id }));

  test("who stopped at a question reached it and those before it, not those after", () => {
    const stops = [
      { questionId: "b", stop: "open", count: 3 },
      { questionId: "b", stop: "ended", count: 2 },
      { questionId: "a", stop: "left", count: 1 },
      { questionId: null, stop: "open", count: 4 },
      { questionId: "gone", stop: "left", count: 5 },
    ] as const;
    const { steps, ...others } = dropOff({ questions, completes: 10, stops });
    expect(others).toEqual({ started: 25, beforeFirst: 4, unplaced: 5 });
    expect(steps.map(({ reached, open, left, ended }) => [reached, open, left, ended])).toEqual([
      [16, 0, 1, 0],
      [15, 3, 0, 2],
      [10, 0, 0, 0],
    ]);
  });

  test("of nobody is nobody", () => {
    expect(dropOff({ questions, completes: 0, stops: [] })).toMatchObject({ started: 0, steps: [{ reached: 0 }, {}, {}] });
  });
});

describe("lengths", () => {
  test("short interviews are shown by the minute", () => {
    expect(
      lengthBins([
        { minute: 2, count: 5 },
        { minute: 0, count: 1 },
      ]),
    ).toEqual([
      { from: 0, to: 1, count: 1 },
      { from: 1, to: 2, count: 0 },
      { from: 2, to: 3, count: 5 },
    ]);
  });

  test("some that lasted overnight don't make all others one column", () => {
    const minutes = [...Array.from({ length: 20 }, (_, minute) => ({ minute, count: 10 })), { minute: 900, count: 3 }];
    const bins = lengthBins(minutes);
    expect(bins.length).toBeGreaterThan(5);
    expect(bins.at(-1)).toEqual({ from: 20, to: null, count: 3 });
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(203);
  });

  test("of nobody are none", () => expect(lengthBins([])).toEqual([]));
});

describe("over time", () => {
  test("hours without anybody are there too", () => {
    const started = [{ at: "2027-01-15T10:00:00", count: 2 }];
    const completed = [{ at: "2027-01-15T12:00:00", count: 1 }];
    expect(pointsOf({ unit: "hour", started, completed })).toEqual([
      { at: "2027-01-15T10:00:00", started: 2, completed: 0 },
      { at: "2027-01-15T11:00:00", started: 0, completed: 0 },
      { at: "2027-01-15T12:00:00", started: 0, completed: 1 },
    ]);
  });

  test("of a field of years the newest days are shown", () => {
    const started = ["2020-01-01T00:00:00", "2027-01-15T00:00:00"].map((at) => ({ at, count: 1 }));
    const points = pointsOf({ unit: "day", started, completed: [] });
    expect(points).toHaveLength(MOST_POINTS);
    expect(points.at(-1)).toMatchObject({ at: "2027-01-15T00:00:00", started: 1 });
  });

  test("a young field is shown by the hour", () => {
    expect([unitOf(0, 3_600_000), unitOf(0, 30 * 86_400_000)]).toEqual(["hour", "day"]);
    expect(pointsOf({ unit: "day", started: [], completed: [] })).toEqual([]);
  });
});
