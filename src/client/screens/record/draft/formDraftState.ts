import type { SavedDraft } from "../../../../contracts/api/drafts";
import type { SaverStatus } from "../../../data/drafts/draftSaver";
import type { FormDraft } from "./formDraft";

/** A draft of an earlier visit. */
export interface DraftOffer {
  readonly updatedAt: string;
  readonly draft: FormDraft;
  /** Absent where only this browser has it. */
  readonly version?: number;
}

/**
 * `looking`: for what an earlier visit left; `offering`: it is not written over before the person has decided about it;
 * `writing`: what changes is kept; `finished`: the record is saved, and has no draft any more.
 */
export type FormDraftPhase = "looking" | "offering" | "writing" | "finished";

export interface FormDraftState {
  readonly phase: FormDraftPhase;
  readonly status: SaverStatus;
  readonly offer?: DraftOffer | undefined;
  /** Another window's later draft, which a save came after. */
  readonly other?: SavedDraft | undefined;
  /** Whether there is a draft of what is in the form, or one on its way. */
  readonly hasDraft: boolean;
}

export type FormDraftEvent =
  | { readonly type: "found"; readonly offer: DraftOffer | undefined }
  | { readonly type: "accepted" }
  | { readonly type: "discarded" }
  | { readonly type: "written"; readonly hasDraft: boolean }
  | { readonly type: "saver"; readonly status: SaverStatus; readonly other: SavedDraft | undefined }
  | { readonly type: "finished" };

export const LOOKING: FormDraftState = { phase: "looking", status: "idle", hasDraft: false };

export function reduceFormDraft(state: FormDraftState, event: FormDraftEvent): FormDraftState {
  switch (event.type) {
    case "found":
      // Saved meanwhile, the record has no use for what was found.
      if (state.phase !== "looking") return state;
      return { ...state, phase: event.offer ? "offering" : "writing", offer: event.offer };
    case "accepted":
      return { ...state, phase: "writing", offer: undefined, hasDraft: true };
    case "discarded":
      return { ...state, phase: "writing", offer: undefined };
    case "written":
      return event.hasDraft === state.hasDraft ? state : { ...state, hasDraft: event.hasDraft };
    case "saver":
      return { ...state, status: event.status, other: event.other };
    case "finished":
      return { ...state, phase: "finished" };
  }
}
