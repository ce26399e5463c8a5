import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ApiError, fetchJson } from "../../../../../client/kit/console";
import { PAGE_SIZE, type Thread, type ThreadPage } from "../../../shared/comment";
import { type BoardFilter, filterQuery } from "../filters/boardFilter";
import { conversationPath, type Place, queryOf } from "./paths";

/** Which threads are read: those that a filter leaves, or those of some comments. */
export type ThreadSource = { readonly filter: BoardFilter } | { readonly commentIds: readonly string[] };

interface PageParam {
  readonly page: number;
  readonly before?: number;
}

async function readPage(place: Place, filter: BoardFilter, { page, before }: PageParam, signal: AbortSignal) {
  const query = queryOf({ ...filterQuery(filter), before }, place.audience);
  return fetchJson<ThreadPage>(`${conversationPath(place)}/comments/page/${page}/size/${PAGE_SIZE}${query}`, { signal });
}

/** @returns nothing where the comment is gone meanwhile */
async function readThread(place: Place, id: string, signal: AbortSignal): Promise<readonly Thread[]> {
  const path = `${conversationPath(place)}/comment/${encodeURIComponent(id)}${queryOf({}, place.audience)}`;
  try {
    return [await fetchJson<Thread>(path, { signal })];
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
