import { useState } from "react";
import { datedFileName, failureText, fetchFile, saveFile, useNotice, useTexts } from "../../../../client/kit/console";
import { responsesCsvPath, type Selection } from "../results";

interface CsvDownload {
  readonly activityId: string;
  /** What the file is named for. */
  readonly title: string;
  readonly selection: Selection;
}

/** The responses that the selection leaves, as CSV. */
export function useCsvDownload({ activityId, title, selection }: CsvDownload) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(await fetchFile(responsesCsvPath(activityId, selection)), datedFileName(title, "csv"));
    } catch (error) {
      notice(failureText(error, t, "results.failed"), "error");
    } finally {
      setBusy(false);
    }
  }
  return { download, isBusy };
}
