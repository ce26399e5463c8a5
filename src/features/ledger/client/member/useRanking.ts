import { useCallback, useEffect, useState } from "react";
import { useCommunity, useRequest } from "../../../../client/kit/member";
import type { RankedMember, Ranking } from "../../shared/points";

const PAGE_SIZE = 20;

export type RankedBy = "points" | "participations";

interface KnownRanking {
  readonly items: readonly RankedMember[];
  readonly me: RankedMember | null;
  /** Nothing before the first answer. */
  readonly total?: number;
  readonly isBusy: boolean;
  readonly error?: unknown;
}

const NOTHING: KnownRanking = { items: [], me: null, isBusy: true };

/** The members who lead, page by page, and where one stands oneself. */
export function useRanking(by: RankedBy) {
  const request = useRequest();
  const { communityId } = useCommunity();
  const [known, setKnown] = useState(NOTHING);
  const [page, setPage] = useState({ number: 0, attempt: 0 });

  useEffect(() => {
    const abort = new AbortController();
    setKnown(({ error: _, ...before }) => ({ ...before, isBusy: true }));
    const path = `/tester/communities/${communityId}/ranking?by=${by}&page=${page.number}&pageSize=${PAGE_SIZE}`;
    request<Ranking>(path, { signal: abort.signal }).then(
      ({ items, me, totalElements }) =>
        setKnown((before) => {
          // Whoever moved to this page meanwhile stands once.
          const ids = new Set(items.map(({ id }) => id));
          return { items: [...before.items.filter(({ id }) => !ids.has(id)), ...items], me, total: totalElements, isBusy: false };
        }),
      (error: unknown) => {
        if (!abort.signal.aborted) setKnown((before) => ({ ...before, isBusy: false, error }));
      },
    );
    return () => abort.abort();
  }, [request, communityId, by, page]);

  const retry = useCallback(() => setPage(({ number, attempt }) => ({ number, attempt: attempt + 1 })), []);
  const more = useCallback(() => setPage(({ number }) => ({ number: number + 1, attempt: 0 })), []);
  return { ...known, retry, more };
}
