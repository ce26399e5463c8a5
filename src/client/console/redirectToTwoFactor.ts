import { TWO_FACTOR_SCREEN } from "../security/twoFactorPages";

/**
 * To the second step of a session that has come to lack it, and back here afterwards. A new page, so that a form with
 * something unsaved in it is asked about first; its draft is kept either way.
 */
export function redirectToTwoFactor(basename: string | undefined): void {
  const { pathname, search } = window.location;
  window.location.assign(`${basename}/${TWO_FACTOR_SCREEN}?next=${encodeURIComponent(pathname + search)}`);
}
