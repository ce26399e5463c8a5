import { expect, test } from "vitest";
import { ApiError, requiredStep } from "./api";

const problem = { type: "about:blank", title: "Forbidden", status: 403 } as const;

test("a call says which step after the login it failed for the want of", () => {
  const held = new ApiError(403, { ...problem, code: "auth.stepRequired", nextStep: "2fa" });
  expect(requiredStep(held)).toBe("2fa");
});

test("what may not be done at all waits for no step", () => {
  expect(requiredStep(new ApiError(403, { ...problem, code: "access.denied" }))).toBeUndefined();
  expect(requiredStep(new ApiError(0, undefined))).toBeUndefined();
  expect(requiredStep(new TypeError("ours"))).toBeUndefined();
});
