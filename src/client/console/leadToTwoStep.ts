import { TWO_STEP } from "../security/twoStepDoor";

/**
 * To the second step of a session that has come to lack it, and back here afterwards. A new page, so that a form with
 * something unsaved in it is asked about first; its draft is kept either way.
 */
export function leadToTwoStep(basename: string | undefined): void {
  const { pathname, search } = window.location;
  window.location.assign(`${basename}/${TWO_STEP}?next=${encodeURIComponent(pathname + search)}`);
}
