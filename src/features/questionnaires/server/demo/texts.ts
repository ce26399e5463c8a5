import { LANGUAGES, type LocalizedText } from "../../../../shared/languages";
import type { Option } from "../../../../survey/questionnaire";

/** A text in the six languages, in the order of `LANGUAGES`. */
export type SixTexts = readonly [es: string, en: string, fr: string, nl: string, it: string, pt: string];

export function texts(...six: SixTexts): LocalizedText {
  return Object.fromEntries(LANGUAGES.map((language, index) => [language, six[index] ?? ""]));
}

export function option(code: string, ...six: SixTexts): Option {
  return { code, label: texts(...six) };
}
