import { useState } from "react";
import { failureText, fetchFile, saveFile, useNotice, useTexts } from "../../../../../client/kit/console";

/** Downloads what an address gives. */
export function useDownload() {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);

  async function download(path: string, name: string) {
    setBusy(true);
    try {
      saveFile(await fetchFile(path), name);
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, download };
}
