import { localize } from "../../../../shared/languages";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";

/** The document's last words. */
export function closingOf({ document }: CompiledQuestionnaire, language: string): string | null {
  return localize(document.closing, language, document.languages[0]) || null;
}
