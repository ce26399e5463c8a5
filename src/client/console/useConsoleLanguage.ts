import type { I18nProvider } from "ra-core";
import { createContext, useCallback, useContext, useMemo, useState } from "react";
import type { Language } from "../../shared/languages";
import { useTexts } from "../texts/TextsProvider";
import { loadPhrases } from "../texts/texts";
import type { Boot } from "./boot";
import { createI18nProvider } from "./i18n";

type SetLanguage = (language: Language) => Promise<void>;

const SetLanguageContext = createContext<SetLanguage>(() => Promise.resolve());
export const SetLanguageProvider = SetLanguageContext.Provider;

/** Shows the console in another language; the choice is kept for the next visit. @throws ApiError */
export function useSetLanguage(): SetLanguage {
  return useContext(SetLanguageContext);
}

/**
 * The console's language. react-admin's own way to another one builds the whole screen anew, and what somebody has
 * typed would be gone: here its provider of texts is exchanged instead.
 */
export function useConsoleLanguage({ catalog, ...first }: Boot): { i18nProvider: I18nProvider; setLanguage: SetLanguage } {
  const [{ phrases, language }, setTexts] = useState({ phrases: first.phrases, language: first.language });
  const i18nProvider = useMemo(() => createI18nProvider({ phrases, language, catalog }), [phrases, language, catalog]);
  const { setLanguage: setPageLanguage } = useTexts();
  const setLanguage = useCallback(
    async (next: Language) => {
      const loaded = await loadPhrases(next);
      // What the console shares with the members' app reads the page's own texts.
      setPageLanguage(next);
      setTexts({ phrases: loaded, language: next });
    },
    [setPageLanguage],
  );
  return { i18nProvider, setLanguage };
}
