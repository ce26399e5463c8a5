import { useI18nProvider } from "ra-core";
import { useMemo } from "react";
import type { Translate } from "../../texts/texts";

/** Texts of a console's screens in the language that the person chose. */
export function useTexts(): { readonly t: Translate; readonly language: string } {
  const provider = useI18nProvider();
  return useMemo(() => ({ t: provider.translate, language: provider.getLocale() }), [provider]);
}
