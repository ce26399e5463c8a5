import { isJsonObject, type JsonObject } from "../../../shared/json";
import { ApiError, isSignedOut } from "../../data/api";
import { isSame } from "../../data/changedFields";
import { createDraftSaver, type SaverStatus } from "../../data/draftSaver";
import {
  isUnreachable,
  isWizardGone,
  newerRecord,
  newerWizard,
  type StoredWizard,
  type WizardDraft,
  type WizardFault,
} from "../../data/wizardApi";
import type { EntityRecord } from "../../host/clientHost";
import type { FormData } from "../form/formTypes";
import type { Choices } from "../record/conflict";
import type { OpenConflict } from "../record/useRecordForm";
import type { OpenedWizard } from "./openWizard";
import { conflictBetween, mergedAnswers } from "./wizardConflict";

const DELAY_MS = 700;

/** Two sets of answers, open until it is decided; `start` is what they start from then. */
export type WizardConflict =
  /** One's own answers in another window. */
  | (OpenConflict & { readonly about: "draft"; readonly start: StoredWizard })
  /** What somebody else saved. */
  | (OpenConflict & { readonly about: "record"; readonly start: Pick<StoredWizard, "recordVersion" | "before"> });

export interface WizardSnapshot {
  readonly values: FormData;
  /** As the server had it when it was last heard of. */
  readonly draft: WizardDraft;
  /** What the server said at the last submit, until the field is changed. */
  readonly refused: readonly WizardFault[];
  readonly status: SaverStatus;
  /** The draft was finished or discarded elsewhere. */
  readonly isGone: boolean;
  readonly conflict?: WizardConflict | undefined;
  /** Whether the person is being asked about it. */
  readonly isAsking: boolean;
}

export interface WizardSyncOptions {
  readonly opened: OpenedWizard;
  readonly save: (seen: StoredWizard, data: JsonObject) => Promise<WizardDraft>;
  readonly submit: (seen: StoredWizard, secrets: JsonObject) => Promise<EntityRecord>;
  /** Holds the answers in this browser. @returns whether it does */
  readonly keep: (draft: WizardDraft, values: JsonObject) => boolean;
  readonly forget: (id: string) => void;
  /** Names of the answers that drafts never keep: they go with the submit. */
  readonly secrets: readonly string[];
  /** Names of the answers that this browser never holds. */
  readonly sensitive: readonly string[];
  /** Names of all answers, and of those that a record has. */
  readonly answers: readonly string[];
  readonly recordFields: readonly string[];
}

/** The answers of one wizard on their way to the server. */
export type WizardSync = ReturnType<typeof createWizardSync>;

function without(values: Readonly<Record<string, unknown>>, names: readonly string[]): JsonObject {
  // As JSON has it: what was emptied is gone.
  const all = JSON.parse(JSON.stringify(values)) as JsonObject;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

function faultsOf(error: unknown): readonly WizardFault[] {
  const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return faults.filter((fault): fault is WizardFault => isJsonObject(fault) && typeof fault.step === "string");
}

/**
 * Sends answers as they are given, holds them in this browser until they are there, and asks where another window or
 * person was faster: whatever happens to the network, nothing that was answered is lost.
 */
export function createWizardSync(options: WizardSyncOptions) {
  const { opened, secrets, sensitive } = options;
  const listeners = new Set<() => void>();
  const open = options.answers.filter((name) => !secrets.includes(name));
  let state: WizardSnapshot = {
    values: opened.values,
    draft: opened.draft,
    refused: [],
    status: "idle",
    isGone: opened.isGone ?? false,
    isAsking: false,
  };
  let isHeld = true;
  let isDone = false;
  // Another window's answers came in, and the person has not seen them.
  let hasTakenIn = false;
  // Sent, and never answered: the server may have them.
  let unanswered: readonly JsonObject[] = [];

  function set(part: Partial<WizardSnapshot>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function hold(): void {
    isHeld = options.keep(state.draft, without(state.values, sensitive));
  }

  const saver = createDraftSaver<JsonObject>({
    save: async (data) => {
      unanswered = [...unanswered, without(data, secrets)];
      const draft = await options.save(state.draft, data);
      unanswered = [];
      set({ draft });
      return draft.version;
    },
    isConflict: (error) => newerWizard(error) !== undefined || isWizardGone(error),
    isOffline: (error) => isUnreachable(error) || isSignedOut(error),
    onStatus: (status, error) => {
      const newer = newerWizard(error);
      if (newer) return meet(newer);
      set({ status: status === "local" && !isHeld ? "failed" : status, ...(status === "conflict" ? { isGone: true } : {}) });
    },
    forget: () => options.forget(state.draft.id),
    delay: DELAY_MS,
  });

  /** Goes on from another start, with the answers that are left to send. */
  function goOn(start: Partial<StoredWizard>, values: FormData): void {
    set({ values, draft: { ...state.draft, ...start }, conflict: undefined, isAsking: false });
    hold();
    saver.restart(state.draft.version);
    saver.change(without(values, []));
    void saver.flush();
  }

  function meet(newer: StoredWizard): void {
    const sides = { before: state.draft.data, values: state.values, current: newer.data, names: open };
    const found = conflictBetween(sides);
    // The answer to a save of one's own got lost: nobody else was here.
    const isOwn = unanswered.some((data) => isSame(data, newer.data));
    unanswered = [];
    if (isOwn) goOn(newer, state.values);
    else if (found.disputed.length === 0) {
      hasTakenIn = true;
      goOn(newer, mergedAnswers(sides, found.changes, {}));
    } else {
      hold();
      set({ status: "conflict", conflict: { ...found, about: "draft", start: newer, isSaving: false } });
    }
  }

  function meetRecord(current: EntityRecord): void {
    const names = options.recordFields.filter((name) => !secrets.includes(name));
    const before = state.draft.before ?? {};
    const found = conflictBetween({ before, values: state.values, current, names });
    const now = Object.fromEntries(names.map((name) => [name, current[name] ?? null]));
    const start = { recordVersion: Number(current.version), before: without(now, []) };
    set({ conflict: { ...found, about: "record", start, isSaving: true }, isAsking: true });
  }

  /** @returns whether all is on the server */
  async function send(): Promise<boolean> {
    if (await saver.flush()) return true;
    // Another window's answers were taken in, and what came of it is on its way.
    return (state.status === "pending" || state.status === "saving") && saver.flush();
  }

  function refuse(error: unknown): undefined {
    const newer = newerWizard(error);
    const record = newerRecord(error);
    if (newer) {
      meet(newer);
      set({ isAsking: state.conflict !== undefined });
    } else if (record) meetRecord(record);
    else if (isWizardGone(error)) set({ isGone: true });
    else {
      set({ refused: faultsOf(error) });
      throw error;
    }
    return undefined;
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends what this browser held, or asks about it. */
    start: () => {
      if (state.isGone) return;
      if (opened.newer) {
        meet(opened.newer);
        set({ isAsking: state.conflict !== undefined });
      } else if (opened.isHeld) goOn({}, state.values);
    },
    /** Ends all attempts, after a last one. */
    stop: () => {
      if (!isDone && !state.isGone) void saver.flush();
    },
    isHeld: () => isHeld,
    change: (part: FormData) => {
      const isAsItWas = ({ path }: WizardFault) => {
        const name = path.split("/")[1] ?? "";
        return !Object.hasOwn(part, name) || isSame(part[name], state.values[name]);
      };
      set({ refused: state.refused.filter(isAsItWas), values: { ...state.values, ...part } });
      hold();
      if (state.isGone) return;
      // What is asked about changes with the answers.
      if (state.conflict?.about === "draft") meet(state.conflict.start);
      else saver.change(without(state.values, []));
    },
    flush: send,
    ask: () => set({ isAsking: true }),
    postpone: () => set({ isAsking: false, ...(state.conflict?.about === "record" ? { conflict: undefined } : {}) }),
    /** Ends the question. @returns whether a submit waits for it */
    decide: (choices: Choices): boolean => {
      const { conflict } = state;
      if (!conflict) return false;
      const names = conflict.about === "draft" ? open : options.recordFields.filter((name) => !secrets.includes(name));
      goOn(conflict.start, mergedAnswers({ values: state.values, current: conflict.current, names }, conflict.changes, choices));
      return conflict.isSaving;
    },
    /** Goes on with the answers as a draft of its own. */
    startOver: async (id: string): Promise<void> => {
      const draft = { ...state.draft, id, version: 0 };
      const data = without(state.values, []);
      await options.save(draft, data).catch(() => options.keep(draft, without(state.values, sensitive)));
      options.forget(state.draft.id);
      isDone = true;
    },
    /** Gives up what is here alone. */
    giveUp: () => {
      options.forget(state.draft.id);
      isDone = true;
    },
    /**
     * @returns nothing where the server can't be reached, a question is open, or another window's answers came in
     * @throws ApiError where it refuses
     */
    submit: async (): Promise<EntityRecord | undefined> => {
      if (state.isGone) return undefined;
      if (state.draft.version === 0) saver.change(without(state.values, []));
      hasTakenIn = false;
      if (!(await send()) || hasTakenIn) {
        set({ isAsking: state.conflict !== undefined });
        return undefined;
      }
      const told = Object.entries(state.values).filter(([name, value]) => secrets.includes(name) && value !== undefined);
      try {
        const record = await options.submit(state.draft, without(Object.fromEntries(told), []));
        isDone = true;
        saver.stop();
        options.forget(state.draft.id);
        set({ status: "idle" });
        return record;
      } catch (error) {
        return refuse(error);
      }
    },
  };
}
