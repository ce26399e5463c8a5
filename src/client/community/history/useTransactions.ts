import { useCallback, useEffect, useState } from "react";
import { useCommunity } from "../CommunityContext";
import { useRequest } from "../data/request";
import { type Transaction, type TransactionPage, withPage } from "./transactions";

const PAGE_SIZE = 20;

interface TransactionPages {
  readonly items: readonly Transaction[];
  /** Nothing before the first answer. */
  readonly total?: number;
  readonly isBusy: boolean;
  readonly error?: unknown;
}

/** A member's own LABs, gained and spent, page by page; the newest first. */
export function useTransactions() {
  const request = useRequest();
  const { communityId } = useCommunity();
  const [known, setKnown] = useState<TransactionPages>({ items: [], isBusy: true });
  const [page, setPage] = useState({ number: 0, attempt: 0 });

  useEffect(() => {
    const abort = new AbortController();
    setKnown(({ error: _, ...before }) => ({ ...before, isBusy: true }));
    const path = `/experienceLabs/${communityId}/transactionsSearch?page=${page.number}&pageSize=${PAGE_SIZE}`;
    request<TransactionPage>(path, { method: "POST", body: {}, signal: abort.signal }).then(
      (answer) => setKnown(({ items }) => ({ items: withPage(items, answer), total: answer.totalElements, isBusy: false })),
      (error: unknown) => {
        if (!abort.signal.aborted) setKnown((before) => ({ ...before, isBusy: false, error }));
      },
    );
    return () => abort.abort();
  }, [request, communityId, page]);

  const retry = useCallback(() => setPage(({ number, attempt }) => ({ number, attempt: attempt + 1 })), []);
  const more = useCallback(() => setPage(({ number }) => ({ number: number + 1, attempt: 0 })), []);
  return { ...known, retry, more };
}
