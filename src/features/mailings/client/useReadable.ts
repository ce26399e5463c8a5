import { useTexts } from "../../../client/kit/console";
import { readableText } from "../shared/mergeFields";

/** Names the merge fields of a text in the reader's language, e.g. "Hola, [Apodo]"; a text that is empty is called so. */
export function useReadable(): (text: string) => string {
  const { t } = useTexts();
  return (text) => readableText(text, (field) => `[${t(`mailings.fields.${field}`)}]`).trim() || t("mailings.untitled");
}
