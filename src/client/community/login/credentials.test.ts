import { expect, test } from "vitest";
import { credentialFaults } from "./credentials";

test("an empty form misses both, an incomplete e-mail is told, a full form has no faults", () => {
  expect(credentialFaults({ email: " ", password: "" })).toEqual({ email: "emailRequired", password: "passwordRequired" });
  expect(credentialFaults({ email: "ana", password: "x" })).toEqual({ email: "emailInvalid" });
  expect(credentialFaults({ email: "ana@demo.test", password: "x" })).toEqual({});
});
