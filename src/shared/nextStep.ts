/** What a session can lack. */
export const MISSING = ["twoFactor", "verification", "conditions", "privacy", "nickname", "requiredPhoto", "photo"] as const;
export type PendingStep = (typeof MISSING)[number];

/**
 * Where a signed-in person goes: `2fa`, `verify-email`, `conditions`, `after-login` (complete-profile, spec section 2),
 * or on to the `activities`.
 */
export type NextStep = "2fa" | "verify-email" | "conditions" | "after-login" | "activities";

const STEPS: Readonly<Record<PendingStep, Exclude<NextStep, "activities">>> = {
  twoFactor: "2fa",
  verification: "verify-email",
  conditions: "conditions",
  privacy: "conditions",
  nickname: "after-login",
  requiredPhoto: "after-login",
  photo: "after-login",
};

/** The first step that something is missing for. */
export function nextStep(missing: readonly PendingStep[]): NextStep {
  const first = MISSING.find((one) => missing.includes(one));
  return first ? STEPS[first] : "activities";
}

/** Whether nothing but the steps is open until then. A photo is asked for; only where the community requires one does its want keep anybody out. */
export function isHeldBack(missing: readonly PendingStep[]): boolean {
  return missing.some((one) => one !== "photo");
}
