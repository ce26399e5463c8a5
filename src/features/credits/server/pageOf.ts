import type { StatementQuery } from "../shared/api";
import { LARGEST_PAGE, PAGE_SIZE } from "../shared/credits";

/** Which page of which period is asked for. */
export function pageOf({ page = "0", pageSize = String(PAGE_SIZE), ...period }: StatementQuery) {
  return { ...period, page: Number(page), pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE) };
}
