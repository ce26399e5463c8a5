import { LARGEST_PAGE, PAGE_SIZE } from "../../shared/credits";
import type { Period } from "../readStatement";

/** As a call's query has it. */
export type StatementQuerystring = Period & { readonly page?: string; readonly pageSize?: string };

/** Which page is asked for. */
export function pageOf({ page = "0", pageSize = String(PAGE_SIZE), ...period }: StatementQuerystring) {
  return { ...period, page: Number(page), pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE) };
}
