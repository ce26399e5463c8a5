import { localize } from "../../../../shared/languages";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { ResponseContext } from "../context/responseContext";

/** The document's title, or else the activity's. */
export function titleOf(
  { document }: Pick<CompiledQuestionnaire, "document">,
  { activity }: Pick<ResponseContext, "activity">,
  language: string,
): string {
  return localize(document.title, language, document.languages[0]) || (activity?.title ?? "");
}
