import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../db/database";
import { type Dispatcher, startDispatcher } from "./dispatcher";
import type { JobStore } from "./jobStore";

/** How often a process looks for jobs whose process has gone. */
const SWEEP_MS = 2_000;

export interface JobQueueOptions {
  readonly database: Database;
  readonly store: JobStore;
  /** Runs the job with this id. */
  readonly onJob: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Hands jobs to the processes that share the database. */
export class JobQueue {
  // Workers and timers outlive the transaction that may be open when the first job comes.
  readonly #outside = AsyncLocalStorage.snapshot();
  #dispatcher: Promise<Dispatcher> | undefined;
  #pickingUp: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isPaused = false;

  constructor(private readonly options: JobQueueOptions) {}

  /** Queues a job once its row is written; in the background. */
  add(id: string): void {
    // Where it fails the row is there: the next look for abandoned jobs queues it.
    this.#outside(() => void this.#send([id]).catch(this.options.onError));
  }

  /** Queues the jobs that nobody runs; one look at a time. */
  pickUp(): Promise<void> {
    this.#pickingUp ??= this.#pickUpAbandoned()
      .catch(this.options.onError)
      .finally(() => {
        this.#pickingUp = undefined;
      });
    return this.#pickingUp;
  }

  /** Looks for abandoned jobs from now on. */
  watch(): void {
    if (this.#isPaused) return;
    this.#timer ??= setInterval(() => void this.pickUp(), SWEEP_MS).unref();
  }

  /** Looks for no more. */
  pause(): void {
    this.#isPaused = true;
    clearInterval(this.#timer);
  }

  async close(): Promise<void> {
    this.pause();
    await this.#pickingUp;
    const started = await this.#dispatcher?.catch(() => undefined);
    await started?.stop();
  }

  async #pickUpAbandoned(): Promise<void> {
    const ids = await this.options.store.abandoned();
    if (ids.length > 0 && !this.#isPaused) await this.#send(ids);
  }

  async #send(ids: readonly string[]): Promise<void> {
    const { send, notify } = await this.#start();
    for (const id of ids) await send(id);
    notify();
  }

  /** Nothing is spent on workers before there is something to do. */
  #start(): Promise<Dispatcher> {
    this.#dispatcher ??= this.#outside(() => {
      this.watch();
      const { database, onJob, onError } = this.options;
      const started = startDispatcher(database, { onJob, onError });
      started.catch(() => {
        this.#dispatcher = undefined;
      });
      return started;
    });
    return this.#dispatcher;
  }
}
