import { useDataProvider, useListContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import type { ListAnswerMeta } from "../../data/dataProvider";
import type { EntityRecord } from "../../host/clientHost";
import { useEntity } from "../entity/entities";
import { useIsTrash } from "./trash";

interface More {
  readonly records: readonly EntityRecord[];
  readonly cursor: string | undefined;
}

/** The records after the list's page, loaded portion by portion from where the last one ended. */
export function useMoreRecords() {
  const { resource } = useEntity();
  const { data = [], meta, filterValues, sort, page, perPage, total, isFetching } = useListContext<EntityRecord>();
  const dataProvider = useDataProvider();
  const isTrash = useIsTrash();
  const answer: Partial<ListAnswerMeta> | undefined = meta;
  const [more, setMore] = useState<More>();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  const scope = JSON.stringify([resource, filterValues, sort, page, perPage]);

  // Another filter or order is another list: what was loaded after the one before is no part of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope is the trigger, not an input
  useEffect(() => setMore(undefined), [scope]);

  const latest = useRef(scope);
  latest.current = scope;

  const cursor = more ? more.cursor : answer?.nextCursor;
  const load = async () => {
    // Until the list asked for is there, the cursor is that of the list before.
    if (!cursor || isLoading || isFetching) return;
    setIsLoading(true);
    setError(undefined);
    try {
      const next = await dataProvider.getList<EntityRecord>(resource, {
        filter: filterValues,
        sort,
        pagination: { page: 1, perPage },
        meta: { after: cursor, trash: isTrash },
      });
      if (latest.current === scope) setMore({ records: [...(more?.records ?? []), ...next.data], cursor: next.meta?.nextCursor });
    } catch (failure) {
      setError(failure);
    } finally {
      setIsLoading(false);
    }
  };
  const known = new Set(data.map(({ id }) => id));
  const records = [...data, ...(more?.records ?? []).filter(({ id }) => !known.has(id))];
  return { records, total, hasMore: cursor !== undefined, load, isLoading: isLoading || isFetching, error };
}
