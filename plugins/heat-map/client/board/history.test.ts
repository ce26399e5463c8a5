import { describe, expect, test } from "vitest";
import type { Point } from "../../shared/api/schemas";
import { type Change, undoing, withChange } from "./history";

const point = (x: number, y: number, id = "p"): Point => ({ id, x, y, sign: "POSITIVE", explanation: "why" });

describe("undoing", () => {
  const moved = (before: Point, after: Point): Change => ({ kind: "move", before, after });

  test("takes a point that was moved step by step back in one", () => {
    const history = [moved(point(1, 1), point(2, 1)), moved(point(2, 1), point(3, 1))].reduce<readonly Change[]>(withChange, []);
    expect(history).toEqual([moved(point(1, 1), point(3, 1))]);
  });

  test("keeps apart what was done to different points", () => {
    const history = [moved(point(1, 1), point(2, 1)), moved(point(2, 1, "q"), point(3, 1, "q"))];
    expect(history.reduce<readonly Change[]>(withChange, [])).toHaveLength(2);
  });

  test("keeps what was written since", () => {
    const written = { ...point(2, 1), explanation: "written since" };
    expect(undoing(moved(point(1, 1), point(2, 1)), [written])).toEqual({
      kind: "move",
      before: written,
      after: { ...written, x: 1 },
    });
  });

  test("brings back what was deleted, and deletes what was placed as it is now", () => {
    expect(undoing({ kind: "remove", point: point(1, 1) }, [])).toEqual({ kind: "place", point: point(1, 1) });
    expect(undoing({ kind: "place", point: point(1, 1) }, [point(9, 9)])).toEqual({ kind: "remove", point: point(9, 9) });
  });

  test("does nothing to a point that somebody else took away", () => {
    expect(undoing(moved(point(1, 1), point(2, 1)), [])).toBeUndefined();
  });
});
