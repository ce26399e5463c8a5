import type { Questionnaire } from "../../../../schema/questionnaire";
import type { SavedDraft } from "../api/questionnaireApi";

export type SaveStatus = "saved" | "pending" | "saving" | "failed" | "stale";

export interface AutosaveOptions {
  readonly revision: number;
  readonly save: (body: { draft: Questionnaire; revision: number }) => Promise<SavedDraft>;
  /** Whether the failure means that someone else saved in between. */
  readonly isStale: (error: unknown) => boolean;
  readonly onStatus: (status: SaveStatus, error?: unknown) => void;
  readonly onSaved: (saved: SavedDraft, draft: Questionnaire) => void;
  /** Milliseconds without a change before saving. @default 800 */
  readonly delay?: number;
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
}

export function createAutosave(options: AutosaveOptions): Autosave {
  let revision = options.revision;
  let waiting: Questionnaire | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<number | undefined> | undefined;
  let isBlocked = false;

  async function run(): Promise<number | undefined> {
    while (waiting && !isBlocked) {
      const draft = waiting;
      waiting = undefined;
      options.onStatus("saving");
      try {
        const saved = await options.save({ draft, revision });
        revision = saved.revision;
        options.onSaved(saved, draft);
      } catch (error) {
        waiting = waiting ?? draft;
        isBlocked = options.isStale(error);
        options.onStatus(isBlocked ? "stale" : "failed", error);
        return undefined;
      }
    }
    if (isBlocked) return undefined;
    options.onStatus("saved");
    return revision;
  }

  function flush(): Promise<number | undefined> {
    clearTimeout(timer);
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
    options.onStatus("saved");
  }

  return {
    flush,
    restart,
    change: (draft) => {
      waiting = draft;
      if (isBlocked) return;
      options.onStatus("pending");
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), options.delay ?? 800);
    },
    overwrite: (next) => {
      revision = next;
      isBlocked = false;
      return flush();
    },
  };
}
