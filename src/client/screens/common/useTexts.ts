import { useLocale, useTranslate } from "ra-core";
import { useMemo } from "react";
import type { Translate } from "../../texts/texts";

/** Texts of a console's screens in the language that the person chose. */
export function useTexts(): { readonly t: Translate; readonly language: string } {
  const translate = useTranslate();
  const language = useLocale();
  return useMemo(() => ({ t: translate, language }), [translate, language]);
}
