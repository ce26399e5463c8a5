import { expect, test } from "vitest";
import { readCode } from "./passwordCode";

test("a mail's link says whose code it is, a cut one is told from a page without any", () => {
  expect(readCode("#user=u-1&code=a_b-c")).toEqual({ userId: "u-1", codeAction: "a_b-c" });
  expect(readCode("#user=u-1")).toBe("incomplete");
  expect(readCode("#user=u-1&code=")).toBe("incomplete");
  expect(readCode("#code=a_b-c")).toBe("incomplete");
  expect(readCode("")).toBeUndefined();
  expect(readCode("#main")).toBeUndefined();
});
