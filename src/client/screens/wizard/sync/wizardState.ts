import type { JsonObject } from "../../../../shared/json";
import { isSame } from "../../../data/changedFields";
import type { SaverStatus } from "../../../data/drafts/draftSaver";
import type { ReducerStore } from "../../../data/reducerStore";
import type { StoredWizard, WizardDraft, WizardIssue } from "../../../data/wizardApi";
import type { FormData } from "../../form/formTypes";
import type { Meeting, WizardConflict } from "./meeting";
import type { OpenedWizard } from "./openWizard";

export interface WizardSnapshot {
  readonly values: FormData;
  /** As the server had it when it was last heard of. */
  readonly draft: WizardDraft;
  /** What the server said at the last submit, until the field is changed. */
  readonly refused: readonly WizardIssue[];
  readonly status: SaverStatus;
  /** Whether this browser holds the answers. */
  readonly isHeld: boolean;
  /** The draft was finished or discarded elsewhere. */
  readonly isGone: boolean;
  readonly conflict?: WizardConflict | undefined;
  /** Whether the person is being asked about it. */
  readonly isAsking: boolean;
}

export interface WizardSyncState extends WizardSnapshot {
  /** Sent, and not answered yet, or never: the server may have them. */
  readonly unanswered: readonly JsonObject[];
  /** Another window's answers came in, and the person has not seen them. */
  readonly hasUnseenAnswers: boolean;
  /** Submitted, given up or gone on with as another draft: nothing more is sent. */
  readonly isDone: boolean;
}

export type WizardEvent =
  | { readonly type: "changed"; readonly part: FormData }
  | { readonly type: "held"; readonly isHeld: boolean }
  | { readonly type: "sent"; readonly data: JsonObject }
  | { readonly type: "saved"; readonly draft: WizardDraft }
  | { readonly type: "saver"; readonly status: SaverStatus }
  /** The server has another window's draft. */
  | { readonly type: "met"; readonly newer: StoredWizard; readonly meeting: Meeting }
  /** The answers go on from another start. */
  | { readonly type: "restarted"; readonly start: Partial<StoredWizard>; readonly values: FormData }
  | { readonly type: "recordChanged"; readonly conflict: WizardConflict }
  | { readonly type: "refused"; readonly issues: readonly WizardIssue[] }
  | { readonly type: "gone" }
  | { readonly type: "asking" }
  | { readonly type: "postponed" }
  | { readonly type: "submitting" }
  | { readonly type: "submitted" }
  | { readonly type: "abandoned" };

export type WizardStore = ReducerStore<WizardSyncState, WizardEvent>;

export function openedState({ draft, values, isGone = false }: OpenedWizard): WizardSyncState {
  return {
    values,
    draft,
    refused: [],
    status: "idle",
    isHeld: true,
    isGone,
    isAsking: false,
    unanswered: [],
    hasUnseenAnswers: false,
    isDone: false,
  };
}

/** What was said of an answer says nothing of the next one. */
function stillRefused({ refused, values }: WizardSyncState, part: FormData): readonly WizardIssue[] {
  return refused.filter(({ path }) => {
    const name = path.split("/")[1] ?? "";
    return !Object.hasOwn(part, name) || isSame(part[name], values[name]);
  });
}

function goOn(state: WizardSyncState, start: Partial<StoredWizard>, values: FormData): WizardSyncState {
  return { ...state, values, draft: { ...state.draft, ...start }, conflict: undefined, isAsking: false };
}

function meet(before: WizardSyncState, newer: StoredWizard, meeting: Meeting): WizardSyncState {
  const state = { ...before, unanswered: [] };
  if (meeting.kind === "disputed") return { ...state, status: "conflict", conflict: meeting.conflict };
  const hasUnseenAnswers = state.hasUnseenAnswers || meeting.kind === "merged";
  return { ...goOn(state, newer, meeting.values), hasUnseenAnswers };
}

function takeSaverStatus(state: WizardSyncState, status: SaverStatus): WizardSyncState {
  // Another window's draft is met; a conflict without one is a draft that is there no more.
  if (status === "conflict") return { ...state, status, isGone: true };
  return { ...state, status: status === "local" && !state.isHeld ? "failed" : status };
}

export function reduceWizard(state: WizardSyncState, event: WizardEvent): WizardSyncState {
  switch (event.type) {
    case "changed":
      return { ...state, refused: stillRefused(state, event.part), values: { ...state.values, ...event.part } };
    case "held":
      return event.isHeld === state.isHeld ? state : { ...state, isHeld: event.isHeld };
    case "sent":
      return { ...state, unanswered: [...state.unanswered, event.data] };
    case "saved":
      return { ...state, unanswered: [], draft: event.draft };
    case "saver":
      return takeSaverStatus(state, event.status);
    case "met":
      return meet(state, event.newer, event.meeting);
    case "restarted":
      return goOn(state, event.start, event.values);
    case "recordChanged":
      return { ...state, conflict: event.conflict, isAsking: true };
    case "refused":
      return { ...state, refused: event.issues };
    case "gone":
      return { ...state, isGone: true };
    case "asking":
      return { ...state, isAsking: state.conflict !== undefined };
    case "postponed":
      // Only a submit finds out about the record: the next one does so again.
      return { ...state, isAsking: false, conflict: state.conflict?.about === "record" ? undefined : state.conflict };
    case "submitting":
      return { ...state, hasUnseenAnswers: false };
    case "submitted":
      return { ...state, status: "idle", isDone: true };
    case "abandoned":
      return { ...state, isDone: true };
  }
}
