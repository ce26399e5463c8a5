import { expect, test } from "vitest";
import { credentialIssues } from "./credentials";

test("an empty form misses both, an incomplete e-mail is told, a full form has no faults", () => {
  expect(credentialIssues({ email: " ", password: "" })).toEqual({ email: "emailRequired", password: "passwordRequired" });
  expect(credentialIssues({ email: "ana", password: "x" })).toEqual({ email: "emailInvalid" });
  expect(credentialIssues({ email: "ana@demo.test", password: "x" })).toEqual({});
});
