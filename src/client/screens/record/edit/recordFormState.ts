import type { EntityRecord } from "../../../host/clientHost";
import type { OpenConflict } from "./conflict";

export interface RecordFormState {
  /** The record that the form started from. */
  readonly base: EntityRecord;
  /** Also once it is saved: what is heard of the record then is one's own change. */
  readonly isSaving: boolean;
  /** Others saved the record meanwhile. */
  readonly isBehind: boolean;
  readonly conflict: OpenConflict | undefined;
}

export type RecordFormAction =
  /** The server says that the record has changed; `version` where it says to which. */
  | { readonly type: "heard"; readonly version: number | undefined }
  | { readonly type: "rebased"; readonly base: EntityRecord }
  | { readonly type: "saving" }
  | { readonly type: "saveFailed" }
  | { readonly type: "disputed"; readonly conflict: OpenConflict }
  | { readonly type: "closed" };

export function startRecordForm(base: EntityRecord): RecordFormState {
  return { base, isSaving: false, isBehind: false, conflict: undefined };
}

export function reduceRecordForm(state: RecordFormState, action: RecordFormAction): RecordFormState {
  switch (action.type) {
    case "heard": {
      const isNewer = action.version === undefined || action.version > Number(state.base.version);
      return isNewer && !state.isSaving ? { ...state, isBehind: true } : state;
    }
    case "rebased":
      return { ...state, base: action.base, isBehind: false };
    case "saving":
      return { ...state, isSaving: true };
    case "saveFailed":
      return { ...state, isSaving: false };
    case "disputed":
      return { ...state, conflict: action.conflict };
    case "closed":
      return { ...state, conflict: undefined };
  }
}
