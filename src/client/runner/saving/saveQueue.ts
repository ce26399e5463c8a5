import { type Job, jobKey } from "./jobs";

/** `saved`: nothing waits. `waiting`: the server can't be reached, what waits is tried again. `stopped`: see {@link Verdict}. */
export type SaveState = "idle" | "saving" | "saved" | "waiting" | "stopped";

/** What a failed send means: try again, drop this job, or keep everything and send nothing more (session over). */
export type Verdict = "retry" | "refused" | "stop";

export interface SaveQueueOptions {
  readonly send: (job: Job) => Promise<void>;
  readonly judge: (error: unknown) => Verdict;
  /** Keeps what waits beyond this page; called at every change. */
  readonly keep: (jobs: readonly Job[]) => void;
  readonly onRefused: (job: Job, error: unknown) => void;
  readonly onStopped: (error: unknown) => void;
  /** @default 1000 */
  readonly firstRetryMs?: number;
  /** @default 30000 */
  readonly longestRetryMs?: number;
}

interface Entry {
  readonly job: Job;
  readonly due: number;
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

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param delayMs how long to wait for a newer job of the same key, while somebody types. */
  put(job: Job, delayMs = 0): void {
    const key = jobKey(job);
    this.#entries.delete(key);
    this.#entries.set(key, { job, due: Date.now() + delayMs });
    this.#keep();
    if (this.#state === "idle" || this.#state === "saved") this.#setState("saving");
    if (this.#state !== "waiting") this.#wake?.();
    void this.#run();
  }

  /** Forgets what waits under the key, where it is no longer what the respondent says. */
  drop(key: string): void {
    if (!this.#entries.delete(key)) return;
    this.#keep();
    this.#setState(this.isEmpty ? "idle" : this.#state);
  }

  /** Sends everything now, also where it was waiting for the next try. */
  flush(): void {
    for (const [key, { job }] of this.#entries) this.#entries.set(key, { job, due: 0 });
    this.#wake?.();
    void this.#run();
  }

  /** Resolves when nothing of the key waits any more: `true`; or when the server can't be reached or has stopped: `false`. */
  async settled(key?: string): Promise<boolean> {
    this.flush();
    for (;;) {
      if (key === undefined ? this.isEmpty : !this.#entries.has(key)) return true;
      if (this.#state === "waiting" || this.#state === "stopped") return false;
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  #keep(): void {
    this.#options.keep([...this.#entries.values()].map((entry) => entry.job));
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
    let retryMs = this.#options.firstRetryMs ?? 1000;
    for (let next = this.#next(); next; next = this.#next()) {
      const wait = next.due - Date.now();
      if (wait > 0) {
        await this.#sleep(wait);
        continue;
      }
      const verdict = await this.#send(next);
      if (verdict === "stop") break;
      if (verdict === "retry") {
        await this.#sleep(retryMs);
        retryMs = Math.min(retryMs * 2, this.#options.longestRetryMs ?? 30_000);
      } else retryMs = this.#options.firstRetryMs ?? 1000;
    }
    this.#isRunning = false;
  }

  #next(): Entry | undefined {
    return [...this.#entries.values()].sort((a, b) => a.due - b.due)[0];
  }

  async #send(entry: Entry): Promise<Verdict | "sent"> {
    // While the server can't be reached the state stays "waiting", so that the page doesn't flicker at every try.
    if (this.#state !== "waiting") this.#setState("saving");
    try {
      await this.#options.send(entry.job);
    } catch (error) {
      return this.#fail(entry, error);
    }
    this.#remove(entry);
    this.#setState(this.isEmpty ? "saved" : "saving");
    return "sent";
  }

  #fail(entry: Entry, error: unknown): Verdict {
    const verdict = this.#options.judge(error);
    if (verdict === "refused") {
      // Of an answer that has been changed since, the refusal says nothing any more.
      const isNewest = this.#entries.get(jobKey(entry.job)) === entry;
      this.#remove(entry);
      if (isNewest) this.#options.onRefused(entry.job, error);
      this.#setState(this.isEmpty ? "idle" : "saving");
    } else if (verdict === "stop") {
      this.#setState("stopped");
      this.#options.onStopped(error);
    } else this.#setState("waiting");
    return verdict;
  }

  /** A newer job of the same key may have come while this one was on its way: that one stays. */
  #remove(entry: Entry): void {
    const key = jobKey(entry.job);
    if (this.#entries.get(key)?.job === entry.job) this.#entries.delete(key);
    this.#keep();
  }
}
