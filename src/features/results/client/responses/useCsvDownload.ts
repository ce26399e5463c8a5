import { useState } from "react";
import { fetchFile, saveFile, useNotice, useTexts } from "../../../../client/kit";
import { responsesCsvPath, type Selection } from "../api/resultsApi";
import { failureText } from "../failureText";

/** The responses that the selection leaves, as CSV. */
export function useCsvDownload(activityId: string, selection: Selection) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(await fetchFile(responsesCsvPath(activityId, selection)), "responses.csv");
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }
  return { download, isBusy };
}
