import { useState } from "react";
import { datedFileName, failureText, fetchFile, saveFile, useNotice, useTexts } from "../../../client/kit/console";
import { type PeriodFilter, periodQuery } from "./statement/period";

/** The statement's workbook, of the days that are looked at. */
export function useExcel(period: PeriodFilter) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const file = await fetchFile(`/api/credits/statement.xlsx?${new URLSearchParams(periodQuery(period))}`);
      saveFile(file, datedFileName(t("credits.fileName"), "xlsx"));
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
}
