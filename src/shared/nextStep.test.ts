import { expect, test } from "vitest";
import { isHeldBack, type NextStep, nextStep, type PendingStep } from "./nextStep";

test.each<[readonly PendingStep[], NextStep, boolean]>([
  [[], "activities", false],
  [["photo"], "after-login", false],
  [["requiredPhoto"], "after-login", true],
  [["nickname"], "after-login", true],
  [["photo", "nickname"], "after-login", true],
  [["privacy"], "conditions", true],
  [["nickname", "conditions"], "conditions", true],
  [["conditions", "verification"], "verify-email", true],
  [["photo", "nickname", "privacy", "conditions", "verification", "twoFactor"], "2fa", true],
])("without %j: %s, held back: %s", (missing, step, isHeld) => {
  expect(nextStep(missing)).toBe(step);
  expect(isHeldBack(missing)).toBe(isHeld);
});
