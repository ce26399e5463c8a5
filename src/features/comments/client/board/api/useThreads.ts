import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ApiError } from "../../../../../client/kit/console";
import type { Thread, ThreadPage } from "../../../shared/api/threads";
import { PAGE_SIZE } from "../../../shared/comment";
import { type BoardFilter, filterQuery } from "../filters/boardFilter";
import { calls } from "./calls";
import { inputOf, type Place } from "./paths";

/** Which threads are read: those that a filter leaves, or those of some comments. */
export type ThreadSource = { readonly filter: BoardFilter } | { readonly commentIds: readonly string[] };

interface PageParam {
  readonly page: number;
  readonly before?: number;
}

async function readPage(place: Place, filter: BoardFilter, { page, before }: PageParam, signal: AbortSignal) {
  const { params, query } = inputOf(place);
  return calls.call(
    "GET /client/communities/:id/activity/:activityId/comments/page/:page/size/:size",
    {
      params: { ...params, page: String(page), size: `${PAGE_SIZE}` },
      query: { ...query, ...filterQuery(filter), before: before?.toString() },
    },
    { signal },
  );
}

/** @returns nothing where the comment is gone meanwhile */
async function readThread(place: Place, id: string, signal: AbortSignal): Promise<readonly Thread[]> {
  const { params, query } = inputOf(place);
  const input = { params: { ...params, commentId: id }, query };
  try {
    return [await calls.call("GET /client/communities/:id/activity/:activityId/comment/:commentId", input, { signal })];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

async function readThreadsOf(place: Place, ids: readonly string[], page: number, signal: AbortSignal): Promise<ThreadPage> {
  const wanted = ids.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const threads = (await Promise.all(wanted.map((id) => readThread(place, id, signal)))).flat();
  const unique = [...new Map(threads.map((thread) => [thread.id, thread])).values()];
  return { threads: unique, before: 0, hasMore: ids.length > (page + 1) * PAGE_SIZE, total: ids.length };
}

/** Threads of a conversation, ten a page. */
export function useThreads(place: Place, source: ThreadSource) {
  return useInfiniteQuery({
    queryKey: ["conversation", "threads", place.activityId, place.audience, source],
    initialPageParam: { page: 0 } as PageParam,
    queryFn: ({ pageParam, signal }) =>
      "filter" in source
        ? readPage(place, source.filter, pageParam, signal)
        : readThreadsOf(place, source.commentIds, pageParam.page, signal),
    getNextPageParam: ({ hasMore, before }, _pages, { page }) => (hasMore ? { page: page + 1, before } : undefined),
    placeholderData: keepPreviousData,
  });
}
