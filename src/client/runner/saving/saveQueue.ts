import { newId } from "../../../shared/ids";
import { type PendingWrite, type StoredWrite, writeKey, writeRank } from "./pendingWrites";
import type { WriteStore } from "./writeStore";

/**
 * `saved`: nothing waits. `offline`: the server can't be reached, `failing`: it can, and takes nothing; what waits is
 * tried again. `stopped`: see {@link Verdict}.
 */
export type SaveState = "idle" | "saving" | "saved" | "offline" | "failing" | "stopped";

/** What a failed send means: try again, drop this job, or keep everything and send nothing more (session over). */
export type Verdict = "offline" | "retry" | "refused" | "stop";

/** Where the jobs of one response wait. */
export interface QueueStore {
  readonly put: (kept: StoredWrite) => Promise<void>;
  readonly has: (kept: StoredWrite) => Promise<boolean>;
  readonly remove: (kept: StoredWrite) => Promise<void>;
}

export interface SaveQueueOptions {
  readonly send: (kept: StoredWrite) => Promise<void>;
  readonly judge: (error: unknown) => Verdict;
  readonly store: QueueStore;
  /** Lets one page at a time send. @default at once */
  readonly exclusively?: <Result>(run: () => Promise<Result>) => Promise<Result>;
  readonly onRefused: (write: PendingWrite, error: unknown) => void;
  readonly onStopped: (error: unknown) => void;
  /** @default 1000 */
  readonly firstRetryMs?: number;
  /** @default 30000 */
  readonly longestRetryMs?: number;
  /** Spreads the next tries of many, in [0, 1). @default Math.random */
  readonly random?: () => number;
}

interface Entry {
  readonly kept: StoredWrite;
  readonly due: number;
  /** Whether the store has taken it: a full one takes nothing, and the job waits in the page alone. */
  readonly isStored: Promise<boolean>;
}

const WAITING: ReadonlySet<SaveState> = new Set(["offline", "failing", "stopped"]);

export function storeOf(store: WriteStore, responseId: string): QueueStore {
  return {
    put: (kept) => store.put(responseId, kept),
    has: (kept) => store.has(responseId, kept),
    remove: (kept) => store.remove(responseId, kept),
  };
}

/**
 * Sends jobs one at a time, in the order given; a job replaces the waiting one of its key. One at a time, because an
 * earlier answer that is still on its way must never arrive after a later one to the same question.
 */
export class SaveQueue {
  readonly #options: SaveQueueOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #state: SaveState = "idle";
  #isRunning = false;
  #wake: (() => void) | undefined;

  constructor(options: SaveQueueOptions) {
    this.#options = options;
  }

  get state(): SaveState {
    return this.#state;
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /** Answers that the server doesn't have yet. */
  get answersLeft(): number {
    return [...this.#entries.values()].filter(({ kept }) => kept.job.kind === "answer").length;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param delayMs how long to wait for a newer job of the same key, while somebody types. */
  put(job: PendingWrite, delayMs = 0): void {
    const at = Date.now();
    const kept = { job, at, token: newId() };
    const isStored = this.#options.store.put(kept).then(
      () => true,
      () => false,
    );
    this.#enter({ kept, due: at + delayMs, isStored });
  }

  /** Takes over what another opening of the page has left, where nothing newer waits here. */
  adopt(left: readonly StoredWrite[]): void {
    const byRank = [...left].sort((a, b) => writeRank(a.job) - writeRank(b.job));
    for (const kept of byRank)
      if (!this.#entries.has(writeKey(kept.job))) this.#enter({ kept, due: 0, isStored: Promise.resolve(true) });
  }

  /** Forgets what waits under the key, where it is no longer what the respondent says. */
  drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#remove(entry);
    this.#setState(this.isEmpty ? "idle" : this.#state);
  }

  /** Sends everything now, also where it was waiting for the next try. */
  flush(): void {
    for (const [key, entry] of this.#entries) this.#entries.set(key, { ...entry, due: 0 });
    this.#wake?.();
    void this.#run();
  }

  /** Resolves when nothing of the key waits any more: `true`; or when the server can't be reached or has stopped: `false`. */
  async settled(key?: string): Promise<boolean> {
    this.flush();
    for (;;) {
      if (key === undefined ? this.isEmpty : !this.#entries.has(key)) return true;
      if (WAITING.has(this.#state)) return false;
      await this.#change();
    }
  }

  /** Resolves when the server takes jobs again, or there will be no more tries. */
  async reached(): Promise<void> {
    while (this.#state === "offline" || this.#state === "failing") await this.#change();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #enter(entry: Entry): void {
    const key = writeKey(entry.kept.job);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // Also where the state stays: how many wait has changed.
    this.#setState(this.#state === "idle" || this.#state === "saved" ? "saving" : this.#state);
    if (!WAITING.has(this.#state)) this.#wake?.();
    void this.#run();
  }

  #setState(state: SaveState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }

  async #sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#state === "stopped") return;
    this.#isRunning = true;
    const { firstRetryMs = 1000, longestRetryMs = 30_000, random = Math.random } = this.#options;
    let retryMs = firstRetryMs;
    for (let next = this.#next(); next; next = this.#next()) {
      const wait = next.due - Date.now();
      if (wait > 0) {
        await this.#sleep(wait);
        continue;
      }
      const verdict = await this.#send(next);
      if (verdict === "stop") break;
      if (verdict === "offline" || verdict === "retry") {
        await this.#sleep(retryMs * (0.5 + random() / 2));
        retryMs = Math.min(retryMs * 2, longestRetryMs);
      } else retryMs = firstRetryMs;
    }
    this.#isRunning = false;
  }

  #next(): Entry | undefined {
    const entries = [...this.#entries.values()];
    return entries.sort((a, b) => writeRank(a.kept.job) - writeRank(b.kept.job) || a.due - b.due)[0];
  }

  async #send(entry: Entry): Promise<Verdict | "sent"> {
    // While the server takes nothing the state stays, so that the page doesn't flicker at every try.
    if (!WAITING.has(this.#state)) this.#setState("saving");
    const { exclusively = (run) => run() } = this.#options;
    try {
      await exclusively(() => this.#sendOnce(entry));
    } catch (error) {
      return this.#fail(entry, error);
    }
    this.#remove(entry);
    this.#setState(this.isEmpty ? "saved" : "saving");
    return "sent";
  }

  /** What the store held and holds no more, another page has sent. */
  async #sendOnce({ kept, isStored }: Entry): Promise<void> {
    const { store, send } = this.#options;
    const isOurs = !(await isStored) || (await store.has(kept).catch(() => true));
    if (isOurs) await send(kept);
  }

  #fail(entry: Entry, error: unknown): Verdict {
    const verdict = this.#options.judge(error);
    if (verdict === "refused") {
      // Of an answer that has been changed since, the refusal says nothing any more.
      const isNewest = this.#entries.get(writeKey(entry.kept.job))?.kept === entry.kept;
      this.#remove(entry);
      if (isNewest) this.#options.onRefused(entry.kept.job, error);
      this.#setState(this.isEmpty ? "idle" : "saving");
    } else if (verdict === "stop") {
      this.#setState("stopped");
      this.#options.onStopped(error);
    } else this.#setState(verdict === "offline" ? "offline" : "failing");
    return verdict;
  }

  /** A newer job of the same key may have come while this one was on its way: that one stays. */
  #remove({ kept }: Entry): void {
    const key = writeKey(kept.job);
    if (this.#entries.get(key)?.kept === kept) this.#entries.delete(key);
    // What can't be taken out is sent again at the next opening: the server knows it by then.
    void this.#options.store.remove(kept).catch(() => undefined);
  }
}
