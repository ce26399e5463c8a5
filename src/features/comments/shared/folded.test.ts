import { expect, test } from "vitest";
import { folded } from "./folded";

test.each([
  ["Café", "cafe"],
  ["ÑANDÚ", "nandu"],
  ["İzmir", "izmir"],
  ["👋🏽 Ça va", "👋🏽 ca va"],
  ["straße", "straße"],
])("%s", (text, expected) => {
  expect(folded(text)).toBe(expected);
  expect(folded(text)).toHaveLength(text.length);
});
