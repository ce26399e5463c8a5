import { newId } from "../../../shared/ids";

/**
 * `saved`: nothing waits. `offline`: the server can't be reached, `failing`: it can, and takes nothing; what waits is
 * tried again. `stopped`: see {@link Verdict}.
 */
export type SaveState = "idle" | "saving" | "saved" | "offline" | "failing" | "stopped";

/** What a failed send means: try again, drop this job, or keep everything and send nothing more (session over). */
export type Verdict = "offline" | "retry" | "refused" | "stop";

/** Something to tell the server, as it waits. */
export interface StoredWrite<Write> {
  readonly job: Write;
  /** Of this very job: one that has replaced it under its key has another. */
  readonly token: string;
  /** When it was given, by this device's clock. */
  readonly at: number;
}

/** Where the jobs of one queue wait. */
export interface QueueStore<Write> {
  readonly put: (kept: StoredWrite<Write>) => Promise<void>;
  /** Whether this very job still waits: another page may have sent or replaced it. */
  readonly has: (kept: StoredWrite<Write>) => Promise<boolean>;
  /** Forgets this very job; one that has replaced it stays. */
  readonly remove: (kept: StoredWrite<Write>) => Promise<void>;
}

export interface WriteQueueOptions<Write> {
  /** Jobs of one key replace each other: only the newest matters. */
  readonly keyOf: (write: Write) => string;
  /** The lowest is sent first. @default all alike */
  readonly rankOf?: (write: Write) => number;
  /** Every job may be sent twice and still take effect once. */
  readonly send: (kept: StoredWrite<Write>) => Promise<void>;
  readonly judge: (error: unknown) => Verdict;
  readonly store: QueueStore<Write>;
  /** Lets one page at a time send. @default at once */
  readonly exclusively?: <Result>(run: () => Promise<Result>) => Promise<Result>;
  readonly onRefused: (write: Write, error: unknown) => void;
  readonly onStopped: (error: unknown) => void;
  /** @default 1000 */
  readonly firstRetryMs?: number;
  /** @default 30000 */
  readonly longestRetryMs?: number;
  /** Spreads the next tries of many, in [0, 1). @default Math.random */
  readonly random?: () => number;
}

interface Entry<Write> {
  readonly kept: StoredWrite<Write>;
  readonly due: number;
  /** Whether the store has taken it: a full one takes nothing, and the job waits in the page alone. */
  readonly isStored: Promise<boolean>;
}

const WAITING: ReadonlySet<SaveState> = new Set(["offline", "failing", "stopped"]);

/**
 * Sends jobs one at a time, in the order given; a job replaces the waiting one of its key. One at a time, because an
 * earlier answer that is still on its way must never arrive after a later one to the same question.
 */
export class WriteQueue<Write> {
  readonly #options: WriteQueueOptions<Write>;
  readonly #entries = new Map<string, Entry<Write>>();
  readonly #listeners = new Set<() => void>();
  #state: SaveState = "idle";
  #isRunning = false;
  #wake: (() => void) | undefined;

  constructor(options: WriteQueueOptions<Write>) {
    this.#options = options;
  }

  get state(): SaveState {
    return this.#state;
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /** What the server doesn't have yet, in the order given. */
  get waiting(): readonly Write[] {
    return [...this.#entries.values()].map(({ kept }) => kept.job);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param delayMs how long to wait for a newer job of the same key, while somebody types. */
  put(job: Write, delayMs = 0): void {
    const at = Date.now();
    const kept = { job, at, token: newId() };
    const isStored = this.#options.store.put(kept).then(
      () => true,
      () => false,
    );
    this.#enter({ kept, due: at + delayMs, isStored });
  }

  /** Takes over what another opening of the page has left, where nothing newer waits here. */
  adopt(left: readonly StoredWrite<Write>[]): void {
    const byRank = [...left].sort((a, b) => this.#rankOf(a.job) - this.#rankOf(b.job));
    for (const kept of byRank)
      if (!this.#entries.has(this.#options.keyOf(kept.job))) this.#enter({ kept, due: 0, isStored: Promise.resolve(true) });
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

  #enter(entry: Entry<Write>): void {
    const key = this.#options.keyOf(entry.kept.job);
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

  #rankOf(write: Write): number {
    return this.#options.rankOf?.(write) ?? 0;
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

  #next(): Entry<Write> | undefined {
    const entries = [...this.#entries.values()];
    return entries.sort((a, b) => this.#rankOf(a.kept.job) - this.#rankOf(b.kept.job) || a.due - b.due)[0];
  }

  async #send(entry: Entry<Write>): Promise<Verdict | "sent"> {
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
  async #sendOnce({ kept, isStored }: Entry<Write>): Promise<void> {
    const { store, send } = this.#options;
    const isOurs = !(await isStored) || (await store.has(kept).catch(() => true));
    if (isOurs) await send(kept);
  }

  #fail(entry: Entry<Write>, error: unknown): Verdict {
    const verdict = this.#options.judge(error);
    if (verdict === "refused") {
      // Of an answer that has been changed since, the refusal says nothing any more.
      const isNewest = this.#entries.get(this.#options.keyOf(entry.kept.job))?.kept === entry.kept;
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
  #remove({ kept }: Entry<Write>): void {
    const key = this.#options.keyOf(kept.job);
    if (this.#entries.get(key)?.kept === kept) this.#entries.delete(key);
    // What can't be taken out is sent again at the next opening: the server knows it by then.
    void this.#options.store.remove(kept).catch(() => undefined);
  }
}
