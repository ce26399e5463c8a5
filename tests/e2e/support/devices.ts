import type { BrowserContextOptions } from "@playwright/test";
import { figure } from "../../helpers/drill";

type Options = Pick<BrowserContextOptions, "viewport" | "deviceScaleFactor" | "hasTouch" | "isMobile">;

/** What staff and clients work at: a test says `test.use(DESKTOP)`. */
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
} as const satisfies Options;

/** What members have in their hands: a test says `test.use(PHONE)`. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies Options;

type Device = typeof DESKTOP | typeof PHONE;

const BOTH: readonly Device[] = [DESKTOP, PHONE];

/** For staff who work on the way, too: that is seen in drills, and where the docs' pictures are made. */
export const STAFF_DEVICES: readonly Device[] = process.env.SCREENSHOTS ? BOTH : figure({ commit: [DESKTOP], drill: BOTH });
