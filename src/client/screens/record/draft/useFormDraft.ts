import { useEffect, useMemo, useSyncExternalStore } from "react";
import { deleteDraft, readDraft, saveDraft } from "../../../data/drafts/draftApi";
import type { SaverStatus } from "../../../data/drafts/draftSaver";
import { forgetDraft, keepDraft, readKept } from "../../../data/drafts/keptDrafts";
import { useEntity } from "../../entity/entities";
import type { EntityFormState } from "../form/useEntityForm";
import { type FormDraft, toDraft } from "./formDraft";
import type { DraftStorage } from "./formDraftSaver";
import type { DraftOffer } from "./formDraftState";
import { createFormDraftSync } from "./formDraftSync";
import { useDraftOwner } from "./useDraftOwner";

export interface FormDraftState {
  readonly status: SaverStatus;
  readonly offer?: DraftOffer;
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

function storageOf(key: string, owner: string | undefined): DraftStorage {
  return {
    server: {
      read: () => readDraft(key),
      save: (data, version) => saveDraft(key, data, version),
      remove: () => deleteDraft(key),
    },
    browser: {
      read: () => (owner ? readKept(owner, key) : undefined),
      keep: (data) => void (owner && keepDraft(owner, key, data)),
      forget: () => void (owner && forgetDraft(owner, key)),
    },
  };
}

/** Keeps what is typed in a form safe as it goes, and offers what an earlier visit left. */
export function useFormDraft({ draftKey: key, state, version, onTake }: FormDraftOptions): FormDraftState {
  const entity = useEntity();
  const owner = useDraftOwner();
  const sync = useMemo(() => createFormDraftSync(storageOf(key, owner)), [key, owner]);
  const { phase, status, offer } = useSyncExternalStore(sync.subscribe, sync.read);

  useEffect(() => {
    if (owner) void sync.find();
  }, [owner, sync]);

  const { changes, before } = state;
  useEffect(() => {
    if (phase === "writing") sync.write(toDraft({ entity, changes, before, ...(version === undefined ? {} : { version }) }));
  }, [phase, entity, changes, before, version, sync]);

  useEffect(() => {
    const save = () => document.visibilityState === "hidden" && sync.flush();
    document.addEventListener("visibilitychange", save);
    window.addEventListener("online", sync.flush);
    return () => {
      document.removeEventListener("visibilitychange", save);
      window.removeEventListener("online", sync.flush);
      sync.leave();
    };
  }, [sync]);

  const take = (draft: FormDraft | undefined) => draft && onTake(draft);
  const { flush, discard, keepOwn, finish } = sync;
  return {
    status,
    ...(offer ? { offer } : {}),
    flush,
    accept: () => take(sync.accept()),
    discard,
    takeOther: () => take(sync.takeOther()),
    keepOwn,
    finish,
  };
}
