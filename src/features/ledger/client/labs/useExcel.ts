import { useState } from "react";
import {
  communityPath,
  datedFileName,
  failureText,
  fetchFile,
  saveFile,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";

/** The workbook of every member's LABs. */
export function useExcel() {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      saveFile(await fetchFile(communityPath("pointsExcel")), datedFileName("LABs", "xlsx"));
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
}
