import { usePages } from "../../../../client/kit/console";
import type { CompanyCredits, StatementLine, StatementPage } from "../../shared/api";
import { PAGE_SIZE } from "../../shared/credits";
import { credits } from "../credits";
import { type PeriodFilter, periodQuery } from "./period";

const PAGING = { pageSize: PAGE_SIZE, keepsBefore: true };

/** The company's own statement, page by page, the newest first. */
export function useStatement(filter: PeriodFilter) {
  const query = periodQuery(filter);
  return usePages<StatementLine, StatementPage>({
    ...PAGING,
    queryKey: credits.keyOf("GET /api/credits/statement", { query }),
    read: (part, signal) => credits.call("GET /api/credits/statement", { query: { ...query, ...part } }, { signal }),
  });
}

/** A company's credits and statement, for the back office. */
export function useCompanyCredits(companyId: string, filter: PeriodFilter) {
  const query = periodQuery(filter);
  const params = { id: companyId };
  return usePages<StatementLine, CompanyCredits>({
    ...PAGING,
    queryKey: credits.keyOf("GET /api/companies/:id/credits", { params, query }),
    read: (part, signal) => credits.call("GET /api/companies/:id/credits", { params, query: { ...query, ...part } }, { signal }),
  });
}

/** What a statement is drawn from. */
export type StatementPages = Pick<
  ReturnType<typeof useStatement>,
  "items" | "total" | "error" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
>;
