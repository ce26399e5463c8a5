import { usePages } from "../../../../client/kit/console";
import { PAGE_SIZE, type StatementLine, type StatementPage } from "../../shared/credits";
import { type PeriodFilter, periodParams } from "./period";

/** A statement, page by page, the newest first. @param path of the call: the company's own, or the back office's */
export function useStatement<Page extends StatementPage = StatementPage>(path: string, period: PeriodFilter) {
  const params = periodParams(period);
  return usePages<StatementLine, Page>({
    queryKey: ["credits", path, params],
    path,
    params,
    pageSize: PAGE_SIZE,
    keepsBefore: true,
  });
}

/** What a statement is drawn from. */
export type StatementPages = Pick<
  ReturnType<typeof useStatement>,
  "items" | "total" | "error" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
>;
