import { useNotice, useTexts } from "../../../../client/kit/console";

/** @returns puts a text on the clipboard, and says so */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTexts();
  const notice = useNotice();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notice(t("reports.copied"));
    } catch {
      notice(t("reports.notCopied"), "error");
    }
  };
}
