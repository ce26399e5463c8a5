import type { CommunityTheme } from "../../../contracts/api/community";
import type { profileApi } from "../../../contracts/api/profile";
import type { NextStep } from "../../../shared/nextStep";
import { clientOf } from "../../data/clientOf";
import type { Session } from "../../data/session";
import { TWO_FACTOR_SCREEN } from "../../security/twoFactorPages";

/** A step after the login, by the path of its screen. */
export type MemberStep = typeof TWO_FACTOR_SCREEN | "verify-email" | "conditions" | "complete-profile";

const own = clientOf<typeof profileApi>();

const SCREENS: Partial<Record<NextStep, MemberStep>> = {
  "2fa": TWO_FACTOR_SCREEN,
  "verify-email": "verify-email",
  conditions: "conditions",
};

/**
 * The screen that a member has to pass first. The profile is a step while the nickname is missing, and the photo where the
 * community requires one; otherwise a photo is asked for, and nobody is kept out for want of one.
 */
export async function findMemberStep(
  { nextStep }: Session,
  { origin, needsPhoto }: Pick<CommunityTheme, "origin" | "needsPhoto">,
): Promise<MemberStep | undefined> {
  if (nextStep !== "after-login") return SCREENS[nextStep];
  if (needsPhoto) return "complete-profile";
  const { nickname } = await own.call("GET /experienceLabs/:origin/userData", { params: { origin } });
  return nickname === null ? "complete-profile" : undefined;
}
