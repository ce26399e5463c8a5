/** What a session is used on, as its owner would say it. */
export interface Device {
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

const nameIn = (signs: Signs, userAgent: string) => signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** The device that a `User-Agent` tells of; nothing of what it leaves open. */
export function deviceOf(userAgent: string | null): Device {
  return { browser: nameIn(BROWSERS, userAgent ?? ""), system: nameIn(SYSTEMS, userAgent ?? "") };
}
