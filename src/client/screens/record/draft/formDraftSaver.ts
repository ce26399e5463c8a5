import type { SavedDraft } from "../../../../contracts/api/drafts";
import type { JsonObject } from "../../../../shared/json";
import { ApiError, isSignedOut, requiredStep } from "../../../data/api";
import { createDraftSaver, type DraftSaver } from "../../../data/drafts/draftSaver";
import type { KeptDraft } from "../../../data/drafts/keptDrafts";
import type { FormDraftEvent } from "./formDraftState";

/** Where one form's draft is kept. */
export interface DraftStorage {
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

/** Saves a form's draft to the server, and to this browser for as long as that fails. */
export function createFormDraftSaver(
  { server, browser }: DraftStorage,
  dispatch: (event: FormDraftEvent) => void,
): DraftSaver<JsonObject> {
  return createDraftSaver<JsonObject>({
    save: async (data, version) => (await server.save(data, version)).version,
    isConflict,
    isOffline,
    onStatus: (status, error) => dispatch({ type: "saver", status, other: otherOf(error) }),
    keep: browser.keep,
    forget: browser.forget,
  });
}
