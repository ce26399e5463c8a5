import { ApiError } from "../../../../client/kit/console";
import { newId } from "../../../../shared/ids";
import type { MailingForm } from "./form";

/** `forked`: a colleague has saved the draft since, and what is written here is kept as a draft of its own. */
export type DraftStatus = "none" | "unsaved" | "saving" | "saved" | "forked" | "failed";

export interface SavedDraft {
  readonly version: number;
  /** The draft's own copy of the image. */
  readonly image: string | null;
}

interface DraftSaverOptions {
  readonly id: string;
  /** @default it isn't kept yet */
  readonly version: number | undefined;
  readonly send: (id: string, form: MailingForm, version: number | undefined) => Promise<SavedDraft>;
  readonly onStatus: (status: DraftStatus, error?: unknown) => void;
  readonly onSaved: (form: MailingForm, saved: SavedDraft) => void;
}

export interface DraftSaver {
  /** Id of the draft, which becomes the mailing's. */
  readonly id: () => string;
  readonly isKept: () => boolean;
  readonly change: (form: MailingForm) => void;
  /** Saves what isn't saved yet. @returns whether all is saved */
  readonly flush: () => Promise<boolean>;
  /** Nothing more is saved: the draft has become a mailing. */
  readonly close: () => void;
}

const PAUSE_MS = 1_200;
const RETRY_MS = 10_000;

const isOthers = (error: unknown) => error instanceof ApiError && error.problem?.code === "mailings.draftChanged";

/** Keeps what is being written, some moments after each change; one save at a time, the last text in the end. */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { send, onStatus, onSaved } = options;
  let { id, version } = options;
  let pending: MailingForm | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let isForked = false;

  async function saveNext(form: MailingForm): Promise<void> {
    try {
      const saved = await send(id, form, version);
      version = saved.version;
      if (pending?.image === form.image && pending) pending = { ...pending, image: saved.image ?? undefined };
      onSaved(form, saved);
    } catch (error) {
      pending ??= form;
      if (!isOthers(error)) throw error;
      isForked = true;
      id = newId();
      version = undefined;
    }
  }

  async function saveAll(): Promise<boolean> {
    try {
      for (let form = pending; form && !isClosed; form = pending) {
        pending = undefined;
        onStatus("saving");
        await saveNext(form);
      }
      onStatus(isForked ? "forked" : "saved");
      return true;
    } catch (error) {
      onStatus("failed", error);
      timer = setTimeout(() => void flush(), RETRY_MS);
      return false;
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (!pending || isClosed) return true;
    running = saveAll();
    const isSaved = await running;
    running = undefined;
    return isSaved;
  }

  return {
    id: () => id,
    isKept: () => version !== undefined,
    change: (form) => {
      pending = form;
      onStatus("unsaved");
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
