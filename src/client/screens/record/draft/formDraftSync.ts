import type { SavedDraft } from "../../../../contracts/api/drafts";
import type { JsonObject } from "../../../../shared/json";
import type { KeptDraft } from "../../../data/drafts/keptDrafts";
import { createReducerStore } from "../../../data/reducerStore";
import { type FormDraft, fromDraft } from "./formDraft";
import { createFormDraftSaver, type DraftStorage } from "./formDraftSaver";
import { type DraftOffer, LOOKING, reduceFormDraft } from "./formDraftState";

/** What an earlier visit left: on the server, or only here where it could not be sent. */
function newestOffer(kept: KeptDraft | undefined, saved: SavedDraft | undefined): DraftOffer | undefined {
  const isKeptNewer = kept !== undefined && (saved === undefined || kept.updatedAt > saved.updatedAt);
  const newest = isKeptNewer ? kept : saved;
  const draft = fromDraft(newest?.data);
  if (!newest || !draft) return undefined;
  return { updatedAt: newest.updatedAt, draft, ...(saved ? { version: saved.version } : {}) };
}

export type FormDraftSync = ReturnType<typeof createFormDraftSync>;

/** Keeps the draft of one form, and finds what an earlier visit left. */
export function createFormDraftSync(storage: DraftStorage) {
  const { server, browser } = storage;
  const { read, dispatch, subscribe } = createReducerStore(reduceFormDraft, LOOKING);
  const saver = createFormDraftSaver(storage, dispatch);

  function removeSaved(): void {
    saver.restart(undefined);
    void server.remove().catch(() => undefined);
  }

  function end(type: "discarded" | "finished"): void {
    dispatch({ type });
    removeSaved();
    browser.forget();
  }

  return {
    read,
    subscribe,
    find: async () => {
      const kept = browser.read();
      const saved = await server.read().catch(() => undefined);
      dispatch({ type: "found", offer: newestOffer(kept, saved) });
    },
    /** @param draft nothing where the form is as it was. Ignored unless the phase is `writing` */
    write: (draft: JsonObject | undefined) => {
      const { phase, hasDraft } = read();
      if (phase !== "writing") return;
      dispatch({ type: "written", hasDraft: draft !== undefined });
      if (draft) saver.change(draft);
      else if (hasDraft) removeSaved();
    },
    /** @returns what is to be put into the form */
    accept: (): FormDraft | undefined => {
      const { offer } = read();
      if (!offer) return undefined;
      saver.restart(offer.version);
      dispatch({ type: "accepted" });
      return offer.draft;
    },
    discard: () => end("discarded"),
    /** Goes on from another window's draft. @returns what is to be put into the form */
    takeOther: (): FormDraft | undefined => {
      const { other } = read();
      saver.restart(other?.version);
      return fromDraft(other?.data);
    },
    keepOwn: () => void saver.overwrite(read().other?.version),
    finish: () => end("finished"),
    flush: () => void saver.flush(),
    /** No more tries once the form is gone: what could not be sent is kept here, and offered at the next visit. */
    leave: () => {
      if (read().phase !== "finished") void saver.flush().finally(saver.stop);
    },
  };
}
