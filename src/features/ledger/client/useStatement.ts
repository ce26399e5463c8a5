import { useInfiniteQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../client/kit/console";
import type { Statement } from "../shared/statement";

const PAGE_SIZE = 25;

/** A member's balances, and what was gained and spent, page by page. */
export function useStatement(memberId: string) {
  const query = useInfiniteQuery({
    queryKey: ["ledger", memberId],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<Statement>(`/api/members/${encodeURIComponent(memberId)}/ledger?page=${pageParam}&pageSize=${PAGE_SIZE}`, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalElements }) => ((page + 1) * PAGE_SIZE < totalElements ? page + 1 : undefined),
  });
  const pages = query.data?.pages ?? [];
  // What newer ones moved to the next page comes once.
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return { ...query, statement: pages.at(-1), items: [...items.values()] };
}
