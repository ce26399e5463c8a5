import type { MemberStep } from "../community/steps/memberStep";
import { isTwoFactorScreen, TWO_FACTOR_SCREEN } from "../security/twoFactorPages";

export type View = "member" | "staff";

/** A step of the staff after the login, by the path of its screen. */
export type StaffStep = typeof TWO_FACTOR_SCREEN;

export interface Situation {
  /** What follows the origin in the address. */
  readonly screen: string;
  /** Whether it is an extension's screen for whoever comes. */
  readonly isPublic: boolean;
  readonly hasMember: boolean;
  readonly hasStaff: boolean;
  /** What the person chose last in this community. */
  readonly preferred: View | undefined;
  /** What the member has to do before anything else. */
  readonly step: MemberStep | undefined;
  /** What the staff have to do before anything else. */
  readonly staffStep: StaffStep | undefined;
}

export type Screens =
  | "memberLogin"
  | "staffLogin"
  | "memberPassword"
  | "staffPassword"
  | "memberPage"
  | "publicScreen"
  | "staffTwoFactor"
  | "community"
  | "console";

export type Destination =
  | { readonly show: Screens }
  /** Nobody is signed in: to the login, and back to this address afterwards. */
  | { readonly redirectTo: View }
  /** The person isn't through yet: to the step, and back to this address afterwards. */
  | { readonly stepTo: MemberStep | StaffStep };

/** Pages for whoever comes: sign-up, and what one agrees to. */
const MEMBER_PAGES = /^(signup(\/[^/]+)?|verify-email|conditions|privacy_policy|legal_notice)$/;

/** The ways to a new password. Whoever is signed in: a mail's link may be another account's. */
const PASSWORD_SCREENS = { "reset-password": "memberPassword", "reset-password-backoffice": "staffPassword" } as const;

export function isPasswordScreen(screen: string): screen is keyof typeof PASSWORD_SCREENS {
  return Object.hasOwn(PASSWORD_SCREENS, screen);
}

/** Whose screens this address shows. The two logins are public, by exact path; everything else needs a session. */
export function decide(situation: Situation): Destination {
  const { screen, step, staffStep } = situation;
  if (situation.isPublic) return { show: "publicScreen" };
  if (isPasswordScreen(screen)) return { show: PASSWORD_SCREENS[screen] };
  const twoFactorScreen = isTwoFactorScreen(screen) ? decideTwoFactor(situation) : undefined;
  if (twoFactorScreen) return { show: twoFactorScreen };
  if (MEMBER_PAGES.test(screen) || (situation.hasMember && screen === step)) return { show: "memberPage" };
  const destination = decideSession(situation);
  if (!("show" in destination)) return destination;
  if (destination.show === "community" && step) return { stepTo: step };
  return destination.show === "console" && staffStep ? { stepTo: staffStep } : destination;
}

/** Whose second step is left; the chosen view's first where it is both's. */
function decideTwoFactor({ hasMember, hasStaff, preferred, step, staffStep }: Situation): Screens | undefined {
  const isMembers = hasMember && step === TWO_FACTOR_SCREEN;
  const isStaffs = hasStaff && staffStep === TWO_FACTOR_SCREEN;
  if (isMembers && (preferred === "member" || !isStaffs)) return "memberPage";
  return isStaffs ? "staffTwoFactor" : undefined;
}

function decideSession({ screen, hasMember, hasStaff, preferred }: Situation): Destination {
  if (screen === "login" && !hasMember) return { show: "memberLogin" };
  if (screen === "backoffice" && !hasStaff) return { show: "staffLogin" };
  if (screen === "login" && hasMember) return { show: "community" };
  if (screen === "backoffice" && hasStaff) return { show: "console" };
  if (hasMember && hasStaff) return { show: preferred === "member" ? "community" : "console" };
  if (hasStaff) return { show: "console" };
  if (hasMember) return { show: "community" };
  return { redirectTo: preferred ?? "member" };
}
