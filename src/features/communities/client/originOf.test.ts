import { expect, test } from "vitest";
import { originOf } from "./originOf";

const IDENTIFIER = /^[a-z0-9][a-z0-9-]*[a-z0-9]$/;

test.each([
  ["Café & té", "cafe-te"],
  ["  Comunidad Demo 2 ", "comunidad-demo-2"],
  ["ÀÉÎ—õü", "aei-ou"],
])("%s suggests %s", (name, origin) => {
  expect(originOf(name)).toBe(origin);
});

test("a name without letters or digits of the address suggests nothing", () => {
  expect(originOf("???")).toBe("");
  expect(originOf("日本")).toBe("");
});

test("a long name suggests an identifier that may be used", () => {
  const origin = originOf(`${"a".repeat(59)} ${"b".repeat(20)}`);
  expect(origin.length).toBeLessThanOrEqual(60);
  expect(origin).toMatch(IDENTIFIER);
});
