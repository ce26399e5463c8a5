import { datedFileName, saveFile, useTexts } from "../../../../client/kit/console";
import { csvDelimiter } from "../../../../shared/csv/csvDelimiter";
import type { CrossTable } from "../../shared/tablesApi";
import { crossTableCsv } from "./crossTableCsv";

interface Shown {
  /** What the file is named for. */
  readonly title: string;
  readonly titleOf: (variable: string) => string;
  readonly hasRowPercent: boolean;
}

/** Saves a table as a file, as it is shown. */
export function useTableDownload({ title, titleOf, hasRowPercent }: Shown) {
  const { t, language } = useTexts();
  return (table: CrossTable) => {
    const heads = {
      base: t("results.tables.base"),
      weightedBase: t("results.tables.weightedBase"),
      effectiveBase: t("results.tables.effectiveBase"),
      rowPercent: hasRowPercent ? t("crossTables.rowPercent") : undefined,
      titleOf,
    };
    const content = crossTableCsv(table, heads, csvDelimiter(language));
    saveFile(
      new Blob([content], { type: "text/csv;charset=utf-8" }),
      datedFileName(`${title} – ${t("results.view.tables")}`, "csv"),
    );
  };
}
