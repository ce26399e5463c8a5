import { CITY_NAMES } from "./cityNames";

/**
 * Names that browsers still list beside those that the IANA database uses now, see its file `backward`. Both name the
 * same zone.
 */
export const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** A zone as it is offered. */
export interface TimeZoneOption {
  /** IANA name, e.g. `America/Argentina/Buenos_Aires`. */
  readonly name: string;
  /** Its city and what its clocks are ahead of UTC by now, e.g. `Buenos Aires (GMT-3)`. */
  readonly label: string;
  /** The region in words, e.g. `hora estándar de Argentina`. */
  readonly region: string;
  /** What somebody may type to find it. */
  readonly search: string;
}

const currentName = (name: string) => RENAMED[name] ?? name;

/** A zone in words, under its current name. @param language BCP 47 */
export function describeTimeZone(zone: string, language: string, now = new Date()): TimeZoneOption {
  const name = currentName(zone);
  const inWords = (timeZoneName: "longGeneric" | "shortGeneric" | "shortOffset") =>
    new Intl.DateTimeFormat(language, { timeZone: name, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const city = name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
  const label = `${city} (${inWords("shortOffset")})`;
  const region = inWords("longGeneric");
  // Where a country has several zones, the short name holds the city in the reader's language.
  return { name, label, region, search: [label, region, inWords("shortGeneric"), name, CITY_NAMES[name] ?? ""].join(" ") };
}

/**
 * Every zone that the browser knows, each once under its current name, in the order of cities.
 * @param own a zone that is offered whatever the browser lists, e.g. the one that is chosen
 * @param language BCP 47
 */
export function timeZoneOptions(own: string | null, language: string, now = new Date()): readonly TimeZoneOption[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), ...(own === null ? [] : [own])].map(currentName));
  const options = [...names].map((name) => describeTimeZone(name, language, now));
  return options.toSorted((a, b) => a.label.localeCompare(b.label, language));
}
