import { expect, test } from "vitest";
import type { MemberHeatMap, MemberImage } from "../../../shared/api/member";
import type { Point } from "../../../shared/api/schemas";
import { withChanges } from "./pointChange";

const point = (id: string, explanation = ""): Point => ({ id, x: 10, y: 20, sign: "POSITIVE", explanation });
const image = (id: string, points: readonly Point[]): MemberImage => ({
  id,
  title: id,
  instructions: "",
  image: `/files/${id}`,
  width: 400,
  height: 300,
  maxPositive: 3,
  maxNegative: 3,
  minPoints: 1,
  explanationRequired: false,
  points,
});
const heatMap: MemberHeatMap = {
  labels: { POSITIVE: "+", NEGATIVE: "-" },
  isRandomOrder: false,
  images: [image("one", [point("a"), point("b")]), image("two", [])],
  isDone: false,
};

test("what waits is shown over what the server has, each point in its place", () => {
  const seen = withChanges(heatMap, [
    { imageId: "one", pointId: "a", point: point("a", "changed") },
    { imageId: "one", pointId: "b", point: null },
    { imageId: "two", pointId: "c", point: point("c") },
    { imageId: "one", pointId: "d", point: point("d") },
  ]);
  expect(seen.images.map(({ points }) => points.map(({ id }) => id))).toEqual([["a", "d"], ["c"]]);
  expect(seen.images[0]?.points[0]?.explanation).toBe("changed");
});

test("a deletion that the server has carried out already changes nothing", () => {
  expect(withChanges(heatMap, [{ imageId: "two", pointId: "z", point: null }]).images).toEqual(heatMap.images);
});

test("images that nothing waits for stay the very same", () => {
  const seen = withChanges(heatMap, [{ imageId: "two", pointId: "c", point: point("c") }]);
  expect(seen.images[0]).toBe(heatMap.images[0]);
});
