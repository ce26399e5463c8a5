import { useCallback, useEffect, useRef, useState } from "react";
import { newId } from "../../../../shared/ids";
import { ApiError, fetchJson } from "../../../data/api";
import { useRealtime } from "../../../data/realtime";
import type { RecordAddress } from "../../../data/recordApi";
import { address } from "../../../data/rest/address";

/** Says that this window edits a record, and goes on saying so. @throws ApiError `record.locked` where somebody else does */
function takeLock({ resource, id }: RecordAddress, holder: string, isTakeover: boolean): Promise<void> {
  const query = isTakeover ? "?takeover=true" : "";
  return fetchJson(`${address(resource, id)}/lock${query}`, { method: "PUT", body: { holder }, isQuiet: true });
}

/** Gives the lock up, also while the page is being left. @throws ApiError */
function releaseLock({ resource, id }: RecordAddress, holder: string): Promise<void> {
  const query = new URLSearchParams({ holder });
  return fetchJson(`${address(resource, id)}/lock?${query}`, { method: "DELETE", keepalive: true, isQuiet: true });
}

/** Half of the lease, so that one lost refresh doesn't lose the lock. */
const REFRESH_MS = 30_000;
/** One for the page's life: who signs in again, after a session that ended, goes on with the lock that it left. */
const HOLDER = newId();

/** Who edits the record now. */
export interface EditLock {
  /** Somebody else's name, while the record is theirs. */
  readonly lockedBy: string | undefined;
  /** Whether it is this person's, in another window. */
  readonly isSelf: boolean;
  readonly takeOver: () => void;
}

interface LockOptions {
  readonly resource: string;
  readonly id: string;
  /** The record became free while somebody waited for it: it may have changed. */
  readonly onFree: () => void;
}

type Owner = { readonly name: string; readonly isSelf: boolean } | undefined;

/** The owner whom a refusal names; nobody where it says something else: `If-Match` guards the data then. */
function ownerOf(error: unknown): Owner {
  if (!(error instanceof ApiError) || error.problem?.code !== "record.locked") return undefined;
  return { name: String(error.problem.name ?? ""), isSelf: error.problem.isSelf === true };
}

/** Tells others that this window edits a record, and this window when others do. */
export function useEditLock({ resource, id, onFree }: LockOptions): EditLock {
  const [owner, setOwner] = useState<Owner>();
  const before = useRef<Owner>(undefined);
  const freed = useRef(onFree);
  useEffect(() => {
    freed.current = onFree;
  });

  const ask = useCallback(
    async (isTakeover: boolean) => {
      const next = await takeLock({ resource, id }, HOLDER, isTakeover).then(() => undefined, ownerOf);
      const isFreed = before.current !== undefined && next === undefined;
      before.current = next;
      setOwner(next);
      if (isFreed) freed.current();
    },
    [resource, id],
  );

  useEffect(() => {
    void ask(false);
    const timer = setInterval(() => void ask(false), REFRESH_MS);
    const release = () => void releaseLock({ resource, id }, HOLDER).catch(() => undefined);
    window.addEventListener("pagehide", release);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", release);
      release();
    };
  }, [ask, resource, id]);

  useRealtime("locked", (news) => {
    if (news.resource === resource && news.id === id && news.holder !== HOLDER && !before.current) void ask(false);
  });
  useRealtime("unlocked", (news) => {
    if (news.resource === resource && news.id === id && before.current) void ask(false);
  });

  return { lockedBy: owner?.name, isSelf: owner?.isSelf ?? false, takeOver: () => void ask(true) };
}
