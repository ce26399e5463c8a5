import { expect, test } from "vitest";
import { changeIssues } from "./changeIssues";

const TYPED = { currentPassword: "old", newPassword: "Three-ducks-4", repeatedPassword: "Three-ducks-4" };

test("a change of password lacks the present one first, then what the new one lacks", () => {
  expect(changeIssues({ ...TYPED, currentPassword: "" })).toEqual({ currentPassword: "login.passwordRequired" });
  expect(changeIssues({ ...TYPED, newPassword: "short" })).toEqual({ newPassword: "validation.password" });
  expect(changeIssues({ ...TYPED, repeatedPassword: "Three-ducks-5" })).toEqual({
    repeatedPassword: "validation.passwordMismatch",
  });
  expect(changeIssues(TYPED)).toEqual({});
});
