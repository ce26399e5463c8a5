import type { Language } from "../../../../shared/languages";

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** A language's English name, as instructions to the model have it. */
export const languageName = (language: Language) => NAMES.of(language) ?? language;
