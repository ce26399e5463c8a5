import type { Questionnaire } from "../../../../../survey/questionnaire";
import type { SavedDraft } from "../../../shared/api";

/** `local`: kept in this browser until the server is reached again; `signedOut`: until the person has signed in again. */
export type SaveStatus = "saved" | "pending" | "saving" | "local" | "signedOut" | "failed" | "stale";

/** A draft with the revision that it goes on from. */
export interface UnsavedDraft {
  readonly draft: Questionnaire;
  readonly revision: number;
}

export interface AutosaveOptions {
  readonly revision: number;
  readonly save: (body: UnsavedDraft) => Promise<SavedDraft>;
  /** Whether the failure means that someone else saved in between. */
  readonly isStale: (error: unknown) => boolean;
  readonly onStatus: (status: SaveStatus, error?: unknown) => void;
  readonly onSaved: (saved: SavedDraft, draft: Questionnaire) => void;
  /** What a failure comes to where nobody else saved. @default "failed" */
  readonly failureOf?: (error: unknown) => "local" | "signedOut" | "failed";
  /** Keeps what isn't saved yet in this browser. Resolves to whether it is kept. */
  readonly keep?: (unsaved: UnsavedDraft) => Promise<boolean>;
  /** What was kept is saved, or given up. */
  readonly forget?: () => Promise<void>;
  /** Milliseconds without a change before saving. @default 800 */
  readonly delay?: number;
  /** Milliseconds before a new attempt while the server can't be reached. @default 10000 */
  readonly retryDelay?: number;
}

/** Saves drafts in order, never two at once, the last one of many quick changes. */
export interface Autosave {
  readonly change: (draft: Questionnaire) => void;
  /** Saves what is pending now. Resolves to the saved revision; `undefined` where it could not be saved. */
  readonly flush: () => Promise<number | undefined>;
  /** Goes on from a revision that the server told, e.g. after a reload. */
  readonly restart: (revision: number) => void;
  /** Saves over another person's later revision. */
  readonly overwrite: (revision: number) => Promise<number | undefined>;
  /** Keeps what waits in this browser, before the page may go. */
  readonly keep: () => Promise<void>;
  /** The editor goes: keeps what waits, saves it once more, and tries no more after that. */
  readonly leave: () => Promise<void>;
}

export function createAutosave(options: AutosaveOptions): Autosave {
  let revision = options.revision;
  let waiting: Questionnaire | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<number | undefined> | undefined;
  let sending: Questionnaire | undefined;
  let isBlocked = false;
  let hasLeft = false;

  function later(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  async function keep(): Promise<boolean> {
    const draft = waiting ?? sending;
    return draft !== undefined && (await (options.keep?.({ draft, revision }) ?? false));
  }

  async function fail(error: unknown): Promise<undefined> {
    isBlocked = options.isStale(error);
    const status = isBlocked ? "stale" : (options.failureOf?.(error) ?? "failed");
    const isKept = await keep();
    // What is nowhere but on the page is not safe.
    options.onStatus(isBlocked || isKept ? status : "failed", error);
    if (status === "local" && !hasLeft && timer === undefined) later(options.retryDelay ?? 10_000);
    return undefined;
  }

  async function run(): Promise<number | undefined> {
    while (waiting && !isBlocked) {
      const draft = waiting;
      waiting = undefined;
      sending = draft;
      options.onStatus("saving");
      try {
        const saved = await options.save({ draft, revision });
        revision = saved.revision;
        options.onSaved(saved, draft);
      } catch (error) {
        waiting = waiting ?? draft;
        return await fail(error);
      } finally {
        sending = undefined;
      }
    }
    if (isBlocked) return undefined;
    await options.forget?.();
    // Something may have been written meanwhile.
    if (!waiting) options.onStatus("saved");
    return revision;
  }

  function flush(): Promise<number | undefined> {
    clearTimeout(timer);
    timer = undefined;
    if (running) return running;
    if (!waiting) return Promise.resolve(isBlocked ? undefined : revision);
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  }

  function restart(next: number): void {
    clearTimeout(timer);
    revision = next;
    waiting = undefined;
    isBlocked = false;
    void options.forget?.();
    options.onStatus("saved");
  }

  return {
    flush,
    restart,
    keep: async () => void (await keep()),
    leave: async () => {
      hasLeft = true;
      await keep();
      await flush();
      clearTimeout(timer);
    },
    change: (draft) => {
      waiting = draft;
      if (isBlocked) return;
      options.onStatus("pending");
      later(options.delay ?? 800);
    },
    overwrite: (next) => {
      revision = next;
      isBlocked = false;
      return flush();
    },
  };
}
