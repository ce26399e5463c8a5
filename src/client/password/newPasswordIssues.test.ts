import { expect, test } from "vitest";
import { newPasswordIssues } from "./newPasswordIssues";

const GOOD = "Three-ducks-4";

test("what is wrong with two passwords is said one thing at a time, from the top", () => {
  expect(newPasswordIssues({ password: "", repeated: "" })).toEqual({ password: "password.choose.required" });
  expect(newPasswordIssues({ password: "three-ducks", repeated: "" })).toEqual({ password: "validation.password" });
  expect(newPasswordIssues({ password: GOOD, repeated: "" })).toEqual({ repeated: "password.choose.repeatRequired" });
  expect(newPasswordIssues({ password: GOOD, repeated: "Three-ducks-5" })).toEqual({
    repeated: "validation.passwordMismatch",
  });
  expect(newPasswordIssues({ password: GOOD, repeated: GOOD })).toEqual({});
});

test("an accent is the same letter in one character or in two", () => {
  expect(newPasswordIssues({ password: "Tres-p\u00e1jaros-4", repeated: "Tres-pa\u0301jaros-4" })).toEqual({});
});
