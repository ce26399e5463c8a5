/** The kind of device that a browser says it runs on. */
export type FormFactor = "desktop" | "mobile" | "tablet";

/** What somebody uses, as they would say it themselves. */
export interface BrowserNames {
  readonly browser: string | null;
  readonly system: string | null;
}

type Signs = readonly (readonly [sign: RegExp, name: string])[];

// Most pretend to be others as well: the first that fits is the one.
const BROWSERS: Signs = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: Signs = [
  [/\biPad\b/, "iPadOS"],
  [/\b(iPhone|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac ?OS\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const TABLET = /\biPad\b|\bTablet\b|\bKindle\b|\bSilk\/|\bPlayBook\b/i;
const PHONE = /\bMobi|\biPhone\b|\biPod\b|\bWindows Phone\b/i;
const ANDROID = /\bAndroid\b/i;

const nameIn = (signs: Signs, userAgent: string) => signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Browser and system that a `User-Agent` tells of; nothing of what it leaves open. */
export function browserNames(userAgent: string | null): BrowserNames {
  return { browser: nameIn(BROWSERS, userAgent ?? ""), system: nameIn(SYSTEMS, userAgent ?? "") };
}

/** Both in one text, e.g. `Firefox, Linux`; null where neither is known. */
export function deviceText(userAgent: string | null): string | null {
  const { browser, system } = browserNames(userAgent);
  return [browser, system].filter(Boolean).join(", ") || null;
}

/** The kind of device; a browser that says nothing counts as a desktop. @param headers a request's, by lower-case name */
export function formFactor(headers: Readonly<Record<string, string | readonly string[] | undefined>>): FormFactor {
  const userAgent = String(headers["user-agent"] ?? "");
  if (TABLET.test(userAgent)) return "tablet";
  if (headers["sec-ch-ua-mobile"] === "?1" || PHONE.test(userAgent)) return "mobile";
  // Browsers of Android leave "Mobile" out on tablets.
  return ANDROID.test(userAgent) ? "tablet" : "desktop";
}
