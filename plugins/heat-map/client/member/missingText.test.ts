import { expect, test } from "vitest";
import type { MemberImage } from "../../shared/api/member";
import type { Point } from "../../shared/api/schemas";
import { missingText } from "./missingText";

const point = (id: string, explanation: string): Point => ({ id, x: 1, y: 1, sign: "POSITIVE", explanation });
const image = (points: readonly Point[]): MemberImage => ({
  id: "one",
  title: "One",
  instructions: "",
  image: "/files/1",
  width: null,
  height: null,
  maxPositive: 3,
  maxNegative: 0,
  minPoints: 2,
  explanationRequired: true,
  points,
});
const t = (key: string, { smart_count }: { smart_count?: number } = {}) =>
  [key.replace("heatMap.member.", ""), smart_count].filter((part) => part !== undefined).join(" ");

test.each([
  ["points first", [point("a", "")], "pointsMissing 1", false],
  ["then their explanations", [point("a", ""), point("b", " "), point("c", "why")], "explanationsMissing 2", false],
  ["nothing, with room for more", [point("a", "why"), point("b", "why")], "imageComplete", true],
  ["nothing at all", [point("a", "why"), point("b", "why"), point("c", "why")], "imageFull", true],
] as const)("an image asks for %s", (_, points, text, isDone) => {
  expect(missingText(image(points), t)).toEqual({ text, isDone });
});
