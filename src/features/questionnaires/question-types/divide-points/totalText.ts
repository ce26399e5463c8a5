import { type Language, resolveLanguage } from "../../../../shared/languages";

const TEXTS: Readonly<Record<Language, (total: number) => string>> = {
  es: (total) => `Reparte ${total} puntos en total, ni uno más ni uno menos.`,
  en: (total) => `Share out ${total} points in all, no more and no fewer.`,
  fr: (total) => `Répartissez ${total} points en tout, ni plus ni moins.`,
  nl: (total) => `Verdeel in totaal ${total} punten, niet meer en niet minder.`,
  it: (total) => `Distribuisci ${total} punti in tutto, né di più né di meno.`,
  pt: (total) => `Distribui ${total} pontos no total, nem mais nem menos.`,
};

/** What the respondent reads while the points don't add up, in the survey's language. */
export function totalText(total: number, language: string): string {
  return TEXTS[resolveLanguage(language)](total);
}
