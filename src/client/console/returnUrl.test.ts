import { expect, test } from "vitest";
import { returnUrl } from "./returnUrl";

const origin = "https://sondeo.example";

test("a sign-in leads back to where the person wanted to be", () => {
  expect(returnUrl({ search: "?next=%2Fsuite%2Fstudies%3Fpage%3D2", origin }, "/suite")).toBe("/suite/studies?page=2");
});

test("it never leads out of the console", () => {
  expect(returnUrl({ search: "?next=https%3A%2F%2Fevil.example%2Fsuite%2F", origin }, "/suite")).toBe("/suite/");
  expect(returnUrl({ search: "?next=%2Fadmin%2F", origin }, "/suite")).toBe("/suite/");
  expect(returnUrl({ search: "", origin }, "/suite")).toBe("/suite/");
});
