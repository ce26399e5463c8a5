import { keepPreviousData, type UseInfiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";

/** A part of a list, as the server's paged calls answer it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly totalElements: number;
  /** From 0. */
  readonly page: number;
}

interface PagedCall<Page> extends Pick<UseInfiniteQueryOptions, "gcTime"> {
  readonly queryKey: readonly unknown[];
  readonly pageSize: number;
  /** Reads a page with a call of a contract (`clientOf`). */
  readonly read: (part: { readonly page: string; readonly pageSize: string }, signal: AbortSignal) => Promise<Page>;
  /** Whether what was listed before stays until the next answer. @default false */
  readonly keepsBefore?: boolean;
  /** @default true */
  readonly isEnabled?: boolean;
}

/** A list that is read page by page, each item once: what newer ones moved to the next page comes again there. */
export function usePages<Item extends { readonly id: string }, Page extends ListPage<Item> = ListPage<Item>>(
  call: PagedCall<Page>,
) {
  const { queryKey, pageSize, keepsBefore = false, isEnabled = true } = call;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => call.read({ page: String(pageParam), pageSize: String(pageSize) }, signal),
    enabled: isEnabled,
    initialPageParam: 0,
    getNextPageParam: ({ page, totalElements }) => ((page + 1) * pageSize < totalElements ? page + 1 : undefined),
    ...(call.gcTime === undefined ? {} : { gcTime: call.gcTime }),
    ...(keepsBefore ? { placeholderData: keepPreviousData } : {}),
  });
  const pages = query.data?.pages ?? [];
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  const last = pages.at(-1);
  return { ...query, last, items: [...items.values()], total: last?.totalElements };
}
