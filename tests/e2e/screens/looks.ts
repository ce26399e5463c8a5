import type { Place } from "./consoles";

export const LANGUAGES = {
  es: "Español",
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  it: "Italiano",
  pt: "Português",
} as const;
export type Language = keyof typeof LANGUAGES;

const CODES = Object.keys(LANGUAGES) as Language[];
const WIDTHS = [390, 768, 1440] as const;
const THEMES = ["light", "dark"] as const;

/** How a screen is shown. */
export interface Look {
  readonly width: (typeof WIDTHS)[number];
  readonly theme: (typeof THEMES)[number];
}

/** An entity's screens in one language. */
export interface Visit {
  readonly place: Place;
  readonly language: Language;
  readonly looks: readonly Look[];
}

const LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme })));

/** Each entity once; languages and looks go round, so that 36 entities meet every combination. */
export function eachOnce(places: readonly Place[]): readonly Visit[] {
  return places.map((place, index) => {
    const look = LOOKS[Math.floor(index / CODES.length) % LOOKS.length];
    return { place, language: CODES[index % CODES.length] ?? "es", looks: look ? [look] : [] };
  });
}

/** Each entity in every language, width and theme. */
export function everything(places: readonly Place[]): readonly Visit[] {
  return places.flatMap((place) => CODES.map((language) => ({ place, language, looks: LOOKS })));
}

/** The visits of one console, a language after the other: changing it takes longest. */
export function visitsIn(name: string, visits: readonly Visit[]): readonly Visit[] {
  const own = visits.filter(({ place }) => place.console.name === name);
  return CODES.flatMap((language) => own.filter((visit) => visit.language === language));
}
