import type { TablePaginationProps } from "@mui/material";
import { useListContext } from "ra-core";
import { Pagination } from "react-admin";
import { useTexts } from "../../common/useTexts";
import { countText } from "./count";
import { useIsEstimate } from "./useIsEstimate";

/** On a phone MUI names the buttons itself, in English. */
const PAGE_TEXTS = {
  first: "ra.navigation.first",
  previous: "ra.navigation.previous",
  next: "ra.navigation.next",
  last: "ra.navigation.last",
} as const;

type PageTexts = Pick<TablePaginationProps, "getItemAriaLabel" | "labelDisplayedRows">;

/** Pages of what is there: without rows there is nothing to leaf through. */
export function Pages() {
  const { t, language } = useTexts();
  const { data, error } = useListContext();
  const isEstimate = useIsEstimate();
  if (error || !data?.length) return null;
  const range: TablePaginationProps["labelDisplayedRows"] = ({ from, to, count }) => {
    const place = { offsetBegin: from.toLocaleString(language), offsetEnd: to.toLocaleString(language) };
    // MUI's word for a count that nobody took.
    if (count === -1) return t("ra.navigation.partial_page_range_info", place);
    return t("ra.navigation.page_range_info", { ...place, total: countText(count, isEstimate, language) });
  };
  // react-admin's type leaves them out; its Pagination hands them on to MUI's.
  const texts: PageTexts = {
    getItemAriaLabel: (type) => t(PAGE_TEXTS[type]),
    labelDisplayedRows: range,
  };
  return <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...texts} />;
}
