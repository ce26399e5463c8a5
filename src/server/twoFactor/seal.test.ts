import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSeal } from "./seal";

const seal = createSeal(randomBytes(43));

test("what is closed is opened again, for the same alone", () => {
  const bytes = seal.close("+34612345678", "one");
  expect(seal.open(bytes, "one")).toBe("+34612345678");
  expect(() => seal.open(bytes, "other")).toThrow();
  expect(() => createSeal(randomBytes(43)).open(bytes, "one")).toThrow();
});

test("what is closed shows nothing, and differs each time", () => {
  const [one, other] = [seal.close("+34612345678", "one"), seal.close("+34612345678", "one")];
  expect(one.toString("latin1")).not.toContain("612345678");
  expect(one.equals(other)).toBe(false);
});

test("a changed byte is noticed, wherever it is", () => {
  const bytes = seal.close("secret", "one");
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => seal.open(changed, "one")).toThrow();
  }
});

test("marks are the same for the same parts and key only", () => {
  expect(seal.mark("a", "b")).toBe(seal.mark("a", "b"));
  expect(seal.mark("a", "b")).not.toBe(seal.mark("ab", ""));
  expect(seal.mark("a", "b")).not.toBe(createSeal(randomBytes(43)).mark("a", "b"));
});
