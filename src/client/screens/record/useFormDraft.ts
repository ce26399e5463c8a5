import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { JsonObject } from "../../../shared/json";
import { ApiError, isSignedOut, requiredStep } from "../../data/api";
import { deleteDraft, readDraft, type SavedDraft, saveDraft } from "../../data/draftApi";
import { createDraftSaver, type SaverStatus } from "../../data/draftSaver";
import { forgetDraft, keepDraft, readKept } from "../../data/keptDrafts";
import { useEntity } from "../entity/entities";
import { type FormDraft, fromDraft, toDraft } from "./formDraft";
import { useDraftOwner } from "./useDraftOwner";
import type { EntityFormState } from "./useEntityForm";

/** A draft of an earlier visit. */
interface Offer {
  readonly updatedAt: string;
  readonly draft: FormDraft;
  /** Absent where only this browser has it. */
  readonly version?: number;
}

export interface FormDraftState {
  readonly status: SaverStatus;
  readonly offer?: Offer;
  readonly accept: () => void;
  readonly discard: () => void;
  /** Another window saved this draft too: takes its text, or keeps this one's. */
  readonly takeOther: () => void;
  readonly keepOwn: () => void;
  /** The record is saved: its draft goes. */
  readonly finish: () => void;
  /** Sends what waits, before the page is left. */
  readonly flush: () => void;
}

interface FormDraftOptions {
  readonly draftKey: string;
  readonly state: Pick<EntityFormState, "changes" | "before">;
  /** Version of the record that the form started from. */
  readonly version?: number;
  readonly onTake: (draft: FormDraft) => void;
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "draft.conflict";
}

/** Kept here until the server takes it: when it is reached again, or after the next sign-in. */
function isOffline(error: unknown): boolean {
  const isUnreachable = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return isUnreachable || isSignedOut(error) || requiredStep(error) !== undefined;
}

function otherOf(error: unknown): SavedDraft | undefined {
  return error instanceof ApiError ? (error.problem?.current as SavedDraft | undefined) : undefined;
}

/** What an earlier visit left: on the server, or only here where it could not be sent. */
async function findOffer(owner: string, key: string): Promise<Offer | undefined> {
  const kept = readKept(owner, key);
  const saved = await readDraft(key).catch(() => undefined);
  const isKeptNewer = kept !== undefined && (saved === undefined || kept.updatedAt > saved.updatedAt);
  const newest = isKeptNewer ? kept : saved;
  const draft = fromDraft(newest?.data);
  if (!newest || !draft) return undefined;
  return { updatedAt: newest.updatedAt, draft, ...(saved ? { version: saved.version } : {}) };
}

/** Keeps what is typed in a form safe as it goes, and offers what an earlier visit left. */
export function useFormDraft({ draftKey: key, state, version, onTake }: FormDraftOptions): FormDraftState {
  const entity = useEntity();
  const owner = useDraftOwner();
  const [status, setStatus] = useState<SaverStatus>("idle");
  const [offer, setOffer] = useState<Offer>();
  const [isReady, setIsReady] = useState(false);
  const other = useRef<SavedDraft>(undefined);
  const isDone = useRef(false);
  const isKept = useRef(false);

  const saver = useMemo(
    () =>
      createDraftSaver<JsonObject>({
        save: async (data, seen) => (await saveDraft(key, data, seen)).version,
        isConflict,
        isOffline,
        onStatus: (next, error) => {
          other.current = otherOf(error);
          setStatus(next);
        },
        keep: (data) => void (owner && keepDraft(owner, key, data)),
        forget: () => owner && forgetDraft(owner, key),
      }),
    [key, owner],
  );

  useEffect(() => {
    if (!owner) return undefined;
    let isCurrent = true;
    void findOffer(owner, key).then((found) => {
      if (!isCurrent) return;
      setOffer(found);
      setIsReady(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, key]);

  const { changes, before } = state;
  useEffect(() => {
    // An earlier draft is not written over before the person has decided about it.
    if (!isReady || offer || isDone.current) return;
    const draft = toDraft({ entity, changes, before, ...(version === undefined ? {} : { version }) });
    if (draft) {
      isKept.current = true;
      saver.change(draft);
    } else if (isKept.current) {
      isKept.current = false;
      saver.restart(undefined);
      void deleteDraft(key).catch(() => undefined);
    }
  }, [isReady, offer, entity, changes, before, version, saver, key]);

  const flush = useCallback(() => void saver.flush(), [saver]);
  useEffect(() => {
    const save = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", save);
    window.addEventListener("online", flush);
    return () => {
      document.removeEventListener("visibilitychange", save);
      window.removeEventListener("online", flush);
      // No more tries once the form is gone: what could not be sent is kept here, and offered at the next visit.
      if (!isDone.current) void saver.flush().finally(saver.stop);
    };
  }, [flush, saver]);

  const remove = useCallback(() => {
    saver.restart(undefined);
    if (owner) forgetDraft(owner, key);
    void deleteDraft(key).catch(() => undefined);
  }, [saver, owner, key]);

  return {
    status,
    ...(offer ? { offer } : {}),
    flush,
    accept: () => {
      if (!offer) return;
      saver.restart(offer.version);
      isKept.current = true;
      setOffer(undefined);
      onTake(offer.draft);
    },
    discard: () => {
      setOffer(undefined);
      remove();
    },
    takeOther: () => {
      const draft = fromDraft(other.current?.data);
      saver.restart(other.current?.version);
      if (draft) onTake(draft);
    },
    keepOwn: () => void saver.overwrite(other.current?.version),
    finish: () => {
      isDone.current = true;
      remove();
    },
  };
}
