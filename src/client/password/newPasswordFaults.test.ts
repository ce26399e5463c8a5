import { expect, test } from "vitest";
import { newPasswordFaults } from "./newPasswordFaults";

const GOOD = "Three-ducks-4";

test("what is wrong with two passwords is said one thing at a time, from the top", () => {
  expect(newPasswordFaults({ password: "", repeated: "" })).toEqual({ password: "password.choose.required" });
  expect(newPasswordFaults({ password: "three-ducks", repeated: "" })).toEqual({ password: "validation.password" });
  expect(newPasswordFaults({ password: GOOD, repeated: "" })).toEqual({ repeated: "password.choose.repeatRequired" });
  expect(newPasswordFaults({ password: GOOD, repeated: "Three-ducks-5" })).toEqual({
    repeated: "validation.passwordMismatch",
  });
  expect(newPasswordFaults({ password: GOOD, repeated: GOOD })).toEqual({});
});

test("an accent is the same letter in one character or in two", () => {
  expect(newPasswordFaults({ password: "Tres-p\u00e1jaros-4", repeated: "Tres-pa\u0301jaros-4" })).toEqual({});
});
