import { useDataProvider, useListContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import type { ListAnswerMeta } from "../../../data/rest/listPage";
import type { EntityRecord } from "../../../host/clientHost";
import { useEntity } from "../../entity/entities";
import { useIsTrash } from "../trash";

interface More {
  /** The list that these go on. */
  readonly scope: string;
  readonly records: readonly EntityRecord[];
  readonly cursor: string | undefined;
}

/**
 * The records after the list's page, loaded portion by portion from where the last one ended. A press while the list
 * itself is on its way is kept, and granted once its answer says where to go on.
 */
export function useMoreRecords() {
  const { resource } = useEntity();
  const { data = [], meta, filterValues, sort, page, perPage, total, isFetching } = useListContext<EntityRecord>();
  const dataProvider = useDataProvider();
  const isTrash = useIsTrash();
  const answer: Partial<ListAnswerMeta> | undefined = meta;
  const [loaded, setLoaded] = useState<More>();
  const [isWanted, setIsWanted] = useState(false);
  const [error, setError] = useState<unknown>();
  // Another filter or order is another list: what was loaded after the one before is no part of it.
  const scope = JSON.stringify([resource, filterValues, sort, page, perPage]);
  const more = loaded?.scope === scope ? loaded : undefined;
  const cursor = more ? more.cursor : answer?.nextCursor;

  const loadAfter = async (after: string, ofScope: string, signal: AbortSignal) => {
    const next = await dataProvider.getList<EntityRecord>(resource, {
      filter: filterValues,
      sort,
      pagination: { page: 1, perPage },
      meta: { after, trash: isTrash },
      signal,
    });
    if (signal.aborted) return;
    setLoaded({ scope: ofScope, records: [...(more?.records ?? []), ...next.data], cursor: next.meta?.nextCursor });
    setIsWanted(false);
  };
  const latest = useRef(loadAfter);
  latest.current = loadAfter;

  // Until the list asked for is there, the cursor is that of the list before.
  const canLoad = isWanted && !isFetching;
  useEffect(() => {
    if (!canLoad) return undefined;
    const request = new AbortController();
    const fail = (failure: unknown) => {
      if (request.signal.aborted) return;
      setError(failure);
      setIsWanted(false);
    };
    if (cursor === undefined) setIsWanted(false);
    else latest.current(cursor, scope, request.signal).catch(fail);
    return () => request.abort();
  }, [canLoad, cursor, scope]);

  const known = new Set(data.map(({ id }) => id));
  const records = [...data, ...(more?.records ?? []).filter(({ id }) => !known.has(id))];
  const load = () => {
    setError(undefined);
    setIsWanted(true);
  };
  return { records, total, hasMore: cursor !== undefined, load, isLoading: isWanted || isFetching, error };
}
