import type { TablePaginationProps } from "@mui/material";
import { useTexts } from "./useTexts";

type PageTexts = Required<Pick<TablePaginationProps, "getItemAriaLabel" | "labelDisplayedRows" | "labelRowsPerPage">>;

/** Everything that a `TablePagination` of a known total says, which MUI says in English by itself. */
export function usePageTexts(): PageTexts {
  const { t, language } = useTexts();
  return {
    labelRowsPerPage: t("ra.navigation.page_rows_per_page"),
    labelDisplayedRows: ({ from, to, count }) =>
      t("ra.navigation.page_range_info", {
        offsetBegin: from.toLocaleString(language),
        offsetEnd: to.toLocaleString(language),
        total: count.toLocaleString(language),
      }),
    getItemAriaLabel: (type) => t(`ra.navigation.${type}`),
  };
}
