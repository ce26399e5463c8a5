import { LANGUAGES, type Language, negotiateLanguage } from "./languages";

/** Holds the language that the person chose, for pages that the server draws; all surfaces share it. */
export const LANGUAGE_COOKIE = "sondeo_language";
/** The language of a page: the person's choice, else the browser's, else Spanish. */
export function pageLanguage(headers: {
  readonly cookie?: string | undefined;
  readonly "accept-language"?: string | undefined;
}): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`).exec(headers.cookie ?? "")?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? negotiateLanguage(headers["accept-language"]);
}
