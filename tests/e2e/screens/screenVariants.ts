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
export interface ScreenVariant {
  readonly width: (typeof WIDTHS)[number];
  readonly theme: (typeof THEMES)[number];
}

/** An entity's screens in one language. */
export interface ScreenVisit {
  readonly place: Place;
  readonly language: Language;
  readonly variants: readonly ScreenVariant[];
}

const VARIANTS: readonly ScreenVariant[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme })));

/** Each entity once; languages and variants go round, so that 36 entities meet every combination. */
export function eachOnce(places: readonly Place[]): readonly ScreenVisit[] {
  return places.map((place, index) => {
    const look = VARIANTS[Math.floor(index / CODES.length) % VARIANTS.length];
    return { place, language: CODES[index % CODES.length] ?? "es", variants: look ? [look] : [] };
  });
}

/** Each entity in every language, width and theme. */
export function everything(places: readonly Place[]): readonly ScreenVisit[] {
  return places.flatMap((place) => CODES.map((language) => ({ place, language, variants: VARIANTS })));
}

/** The visits of one console, a language after the other: changing it takes longest. */
export function visitsIn(name: string, visits: readonly ScreenVisit[]): readonly ScreenVisit[] {
  const own = visits.filter(({ place }) => place.console.name === name);
  return CODES.flatMap((language) => own.filter((visit) => visit.language === language));
}
