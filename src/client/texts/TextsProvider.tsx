import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { Phrases } from "../../contracts/api/start";
import type { Language } from "../../shared/languages";
import { createTranslate, loadPhrases, preferredLanguage, storeLanguage, type Translate } from "./texts";

export interface Texts {
  readonly t: Translate;
  readonly language: Language;
  /** Loads the language's texts, then shows them; the choice is kept for the next visit. */
  readonly setLanguage: (language: Language) => void;
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** Hands on texts that were loaded elsewhere. */
export const TextsValue = TextsContext;

/** Texts of screens without react-admin. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("useTexts needs a TextsProvider above it");
  return texts;
}

interface TextsProviderProps {
  /** Where the person chose no language before, e.g. the community's. */
  readonly fallback?: string;
  /** The language to show whatever was chosen before, e.g. the questionnaire's. */
  readonly forced?: Language;
  readonly pending: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface LoadedPhrases {
  readonly language: Language;
  readonly phrases: Phrases;
}

export function TextsProvider({ fallback, forced, pending, failed, children }: TextsProviderProps) {
  const [wanted, setWanted] = useState<Language>(() => forced ?? preferredLanguage(fallback));
  const [loaded, setLoaded] = useState<LoadedPhrases>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback((language: Language) => {
    setHasFailed(false);
    loadPhrases(language).then(
      (phrases) => setLoaded({ language, phrases }),
      () => setHasFailed(true),
    );
  }, []);

  useEffect(() => {
    if (forced) setWanted(forced);
  }, [forced]);

  useEffect(() => load(wanted), [load, wanted]);

  const texts = useMemo<Texts | undefined>(() => {
    if (!loaded) return undefined;
    const setLanguage = (language: Language) => {
      storeLanguage(language);
      setWanted(language);
    };
    return { t: createTranslate(loaded.phrases, loaded.language), language: loaded.language, setLanguage };
  }, [loaded]);

  // A language that fails to load while another one shows is no reason to take the screen away.
  if (texts) return <TextsContext value={texts}>{children}</TextsContext>;
  return hasFailed ? failed(() => load(wanted)) : pending;
}
