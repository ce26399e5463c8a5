import { expect, test } from "vitest";
import type { SignUpForm } from "../../../contracts/api/signUp";
import { signUpBody, signUpIssues } from "./signUpIssues";

const open: SignUpForm = {
  mode: "OPEN",
  email: null,
  hasAccount: false,
  required: ["name"],
  acceptanceText: null,
  documents: [{ document: "CONDITIONS", version: "1", text: "Be kind." }],
};
const whole = { email: " ana@example.com ", password: "Three-ducks-4 ", name: " Ana ", acceptConditions: true };

test("every field that is asked for is missed", () => {
  expect(signUpIssues(open, {})).toEqual({
    email: "login.emailRequired",
    password: "login.passwordRequired",
    name: "validation.required",
    acceptConditions: "validation.acceptance",
  });
});

test("a new password keeps the rule; one that exists is the account's own matter", () => {
  const short = { ...whole, password: "short" };
  expect(signUpIssues(open, short)).toEqual({ password: "validation.password" });
  expect(signUpIssues({ ...open, email: "ana@example.com", hasAccount: true }, short)).toEqual({});
});

test("what is sent is what was asked for, spaces of a password included", () => {
  expect(signUpIssues(open, whole)).toEqual({});
  expect(signUpBody(open, { ...whole, gender: "W" }, undefined)).toEqual({
    email: "ana@example.com",
    password: "Three-ducks-4 ",
    name: "Ana",
    acceptConditions: true,
  });
  expect(signUpBody({ ...open, email: "ana@example.com", documents: [] }, whole, "h4sh")).toEqual({
    password: "Three-ducks-4 ",
    name: "Ana",
    hash: "h4sh",
  });
});
