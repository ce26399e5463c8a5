import type { JsonObject } from "../../../../shared/json";
import { ApiError, isSignedOut, requiredStep } from "../../../data/api";
import type { SavedDraft } from "../../../data/drafts/draftApi";
import { createDraftSaver } from "../../../data/drafts/draftSaver";
import type { KeptDraft } from "../../../data/drafts/keptDrafts";
import { createReducerStore } from "../../../data/reducerStore";
import { type FormDraft, fromDraft } from "./formDraft";
import { LOOKING, reduceFormDraft } from "./formDraftState";
import { newestOffer } from "./newestOffer";

/** Where one form's draft is kept. */
export interface DraftPlaces {
  readonly server: {
    readonly read: () => Promise<SavedDraft | undefined>;
    readonly save: (data: JsonObject, version: number | undefined) => Promise<SavedDraft>;
    readonly remove: () => Promise<void>;
  };
  /** This browser, for as long as the server can't be reached. */
  readonly browser: {
    readonly read: () => KeptDraft | undefined;
    readonly keep: (data: JsonObject) => void;
    readonly forget: () => void;
  };
}

export type FormDraftSync = ReturnType<typeof createFormDraftSync>;

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

/** Keeps the draft of one form, and finds what an earlier visit left. */
export function createFormDraftSync({ server, browser }: DraftPlaces) {
  const { read, dispatch, subscribe } = createReducerStore(reduceFormDraft, LOOKING);
  const saver = createDraftSaver<JsonObject>({
    save: async (data, version) => (await server.save(data, version)).version,
    isConflict,
    isOffline,
    onStatus: (status, error) => dispatch({ type: "saver", status, other: otherOf(error) }),
    keep: browser.keep,
    forget: browser.forget,
  });
  const deleteSaved = () => void server.remove().catch(() => undefined);

  function remove(): void {
    saver.restart(undefined);
    browser.forget();
    deleteSaved();
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
      else if (hasDraft) {
        saver.restart(undefined);
        deleteSaved();
      }
    },
    /** @returns what is to be put into the form */
    accept: (): FormDraft | undefined => {
      const { offer } = read();
      if (!offer) return undefined;
      saver.restart(offer.version);
      dispatch({ type: "accepted" });
      return offer.draft;
    },
    discard: () => {
      dispatch({ type: "discarded" });
      remove();
    },
    /** Goes on from another window's draft. @returns what is to be put into the form */
    takeOther: (): FormDraft | undefined => {
      const { other } = read();
      saver.restart(other?.version);
      return fromDraft(other?.data);
    },
    keepOwn: () => void saver.overwrite(read().other?.version),
    finish: () => {
      dispatch({ type: "finished" });
      remove();
    },
    flush: () => void saver.flush(),
    /** No more tries once the form is gone: what could not be sent is kept here, and offered at the next visit. */
    leave: () => {
      if (read().phase !== "finished") void saver.flush().finally(saver.stop);
    },
  };
}
