import { expect, test } from "vitest";
import { changeFaults } from "./changeFaults";

const TYPED = { currentPassword: "old", newPassword: "Three-ducks-4", repeatedPassword: "Three-ducks-4" };

test("a change of password lacks the present one first, then what the new one lacks", () => {
  expect(changeFaults({ ...TYPED, currentPassword: "" })).toEqual({ currentPassword: "login.passwordRequired" });
  expect(changeFaults({ ...TYPED, newPassword: "short" })).toEqual({ newPassword: "validation.password" });
  expect(changeFaults({ ...TYPED, repeatedPassword: "Three-ducks-5" })).toEqual({
    repeatedPassword: "validation.passwordMismatch",
  });
  expect(changeFaults(TYPED)).toEqual({});
});
