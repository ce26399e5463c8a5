import { memberPasswordPages, OWN_PASSWORD_PAGES, staffPasswordPages } from "../password/passwordPages";

/** One way in, as far as its second step concerns it. */
export interface TwoFactorPages {
  /** Calls about codes are below it. */
  readonly calls: string;
  /** Where one signs in. */
  readonly login: string;
}

/** The screen of the second step, as the specification spells it; the address may be typed in small letters. */
export const TWO_FACTOR_SCREEN = "2FA";

export function isTwoFactorScreen(screen: string): boolean {
  return screen.toUpperCase() === TWO_FACTOR_SCREEN;
}

/** The sign-in page of a community's members, or of its staff. */
export function communityTwoFactorPages(kind: "member" | "staff", origin: string): TwoFactorPages {
  const place = encodeURIComponent(origin);
  if (kind === "member") return { calls: `/experienceLabs/${place}/user`, login: memberPasswordPages(origin).login };
  return { calls: `/experienceLabs/${place}/client`, login: staffPasswordPages(origin).login };
}

/** The sign-in pages of the product itself. */
export const OWN_TWO_FACTOR_PAGES: Readonly<Record<"suite" | "backoffice", TwoFactorPages>> = {
  suite: { calls: "/clientSuite", login: OWN_PASSWORD_PAGES.suite.login },
  backoffice: { calls: "/admin", login: OWN_PASSWORD_PAGES.backoffice.login },
};
