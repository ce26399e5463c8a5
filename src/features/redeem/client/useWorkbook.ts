import { useState } from "react";
import { communityPath, datedFileName, failureText, fetchFile, saveFile, useNotice, useTexts } from "../../../client/kit/console";
import type { RedeemFilter } from "../shared/api/redeem";

interface Workbook {
  /** Last part of the call's address. */
  readonly call: "redeemsExcel" | "redeemReportExcel";
  /** Locale key of the file's name. */
  readonly name: string;
  readonly query: RedeemFilter & { readonly view?: string };
}

/** Saves redemptions, or their report, as a workbook. */
export function useWorkbook({ call, name, query }: Workbook) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const asked = new URLSearchParams(Object.entries(query));
      saveFile(await fetchFile(communityPath(`${call}?${asked}`)), datedFileName(t(name), "xlsx"));
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
}
