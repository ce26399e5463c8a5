import { useState } from "react";
import { failureText } from "./failureText";
import { saveFile } from "./saveFile";
import { useNotice } from "./useNotice";
import { useTexts } from "./useTexts";

/** Fetches a file and hands it to the browser's downloads; what goes wrong is said in a notice. */
export function useDownload() {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);

  async function download(fetch: () => Promise<Blob>, name: string) {
    setBusy(true);
    try {
      saveFile(await fetch(), name);
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, download };
}
