import { AsyncLocalStorage } from "node:async_hooks";

export interface BackgroundWorkOptions {
  readonly work: () => Promise<void>;
  /** Aborted when nothing is to begin any more. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Work in the background of which one run at a time is under way. */
export class BackgroundWork {
  // Outlives the call that asks for it, and the transaction that may be open there.
  readonly #outside = AsyncLocalStorage.snapshot();
  #isAsked = false;
  #running: Promise<void> | undefined;

  constructor(private readonly options: BackgroundWorkOptions) {}

  /** Begins a run; where one is under way another comes after it, since that one may have looked already. */
  ask(): void {
    const { signal, onError } = this.options;
    if (signal.aborted) return;
    this.#isAsked = true;
    this.#running ??= this.#outside(() => this.#runWhileAsked())
      .catch(onError)
      .finally(() => {
        this.#running = undefined;
        if (this.#isAsked) this.ask();
      });
  }

  /** Waits for the run that is under way. */
  async end(): Promise<void> {
    await this.#running;
  }

  async #runWhileAsked(): Promise<void> {
    while (this.#isAsked && !this.options.signal.aborted) {
      this.#isAsked = false;
      await this.options.work();
    }
  }
}
