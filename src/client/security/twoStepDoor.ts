import { memberDoor, OWN_DOORS, staffDoor } from "../password/passwordDoor";

/** One way in, as far as its second step concerns it. */
export interface TwoStepDoor {
  /** Calls about codes are below it. */
  readonly calls: string;
  /** Where one signs in. */
  readonly login: string;
}

/** The screen of the second step, as the specification spells it; the address may be typed in small letters. */
export const TWO_STEP = "2FA";

export function isTwoStep(screen: string): boolean {
  return screen.toUpperCase() === TWO_STEP;
}

/** The door that a community's members, or its staff, come in by. */
export function communityDoor(kind: "member" | "staff", origin: string): TwoStepDoor {
  const place = encodeURIComponent(origin);
  if (kind === "member") return { calls: `/experienceLabs/${place}/user`, login: memberDoor(origin).login };
  return { calls: `/experienceLabs/${place}/client`, login: staffDoor(origin).login };
}

/** The doors of the product itself. */
export const OWN_TWO_STEP_DOORS: Readonly<Record<"suite" | "backoffice", TwoStepDoor>> = {
  suite: { calls: "/clientSuite", login: OWN_DOORS.suite.login },
  backoffice: { calls: "/admin", login: OWN_DOORS.backoffice.login },
};
