import { expect, test } from "vitest";
import type { FactorKind, TwoFactorSettings } from "../twoFactorSettings";
import { methodsOf } from "./methods";

function having(factors: readonly (readonly [FactorKind, string | null])[], recoveryCodes = 0): TwoFactorSettings {
  return {
    isDemanded: true,
    isPending: true,
    canAdd: false,
    needsPassword: false,
    recoveryCodes,
    isCodeSent: false,
    resendAfterSeconds: 0,
    factors: factors.map(([kind, lastUsedAt], index) => ({
      id: String(index),
      kind,
      label: kind,
      hint: null,
      createdAt: "2026-11-01T09:00:00.000Z",
      lastUsedAt,
    })),
  };
}

test("the way that was used last comes first, and each kind once", () => {
  const factors = having([
    ["sms", null],
    ["authenticator", "2026-11-03T09:00:00.000Z"],
    ["passkey", "2026-11-04T09:00:00.000Z"],
    ["sms", "2026-11-02T09:00:00.000Z"],
  ]);
  expect(methodsOf(factors, true)).toEqual(["passkey", "authenticator", "sms"]);
});

test("a browser without passkeys offers none", () => {
  expect(methodsOf(having([["passkey", null]]), false)).toEqual([]);
  expect(methodsOf(having([["passkey", null]], 3), false)).toEqual(["recovery"]);
});

test("recovery codes are the last way, while there are any", () => {
  expect(methodsOf(having([["sms", null]], 10), true)).toEqual(["sms", "recovery"]);
  expect(methodsOf(having([["sms", null]], 0), true)).toEqual(["sms"]);
});
