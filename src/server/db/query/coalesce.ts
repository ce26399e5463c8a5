import { isConnectionLost } from "../connection/connectionLoss";

/** How calls of one sort are run together. */
export interface Together<Item, Result> {
  /** @returns a result for each item, in their order */
  readonly runAll: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Items of the same key never go together. @default any may */
  readonly keyOf?: ((item: Item) => string) | undefined;
}

interface Call<Item, Result> {
  readonly item: Item;
  readonly settle: (result: Result) => void;
  readonly fail: (error: unknown) => void;
}

/** Most calls that go together. */
const MOST = 100;
/** Runs under way at a time; what comes then waits for the next. */
const AT_ONCE = 2;

/**
 * One run for many callers: what comes within one turn of the event loop, or while earlier runs are under way, goes
 * together. Every run begins after all of its calls came. A run that fails is made again call by call: what is wrong
 * with one harms no other. One whose connection was lost may have been done, and fails for all of them.
 */
export class Coalesced<Item, Result> {
  private waiting: Call<Item, Result>[] = [];
  private underWay = 0;
  private isPlanned = false;

  constructor(private readonly together: Together<Item, Result>) {}

  run(item: Item): Promise<Result> {
    return new Promise((settle, fail) => {
      this.waiting.push({ item, settle, fail });
      this.plan();
    });
  }

  /** Whether nobody waits. */
  get isIdle(): boolean {
    return this.underWay === 0 && this.waiting.length === 0;
  }

  private plan(): void {
    if (this.isPlanned || this.underWay >= AT_ONCE || this.waiting.length === 0) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      const calls = this.take();
      this.underWay += 1;
      this.plan();
      void this.runCalls(calls).finally(() => {
        this.underWay -= 1;
        this.plan();
      });
    });
  }

  /** The calls that go next, in the order in which they came. */
  private take(): readonly Call<Item, Result>[] {
    const { keyOf } = this.together;
    const keys = new Set<string>();
    const taken: Call<Item, Result>[] = [];
    const left: Call<Item, Result>[] = [];
    for (const call of this.waiting) {
      const key = keyOf?.(call.item);
      const isFree = taken.length < MOST && (key === undefined || !keys.has(key));
      if (key !== undefined) keys.add(key);
      (isFree ? taken : left).push(call);
    }
    this.waiting = left;
    return taken;
  }

  private async runCalls(calls: readonly Call<Item, Result>[]): Promise<void> {
    try {
      const results = await this.together.runAll(calls.map(({ item }) => item));
      for (const [index, { settle }] of calls.entries()) settle(results[index] as Result);
    } catch (error) {
      if (isConnectionLost(error)) for (const { fail } of calls) fail(error);
      else if (calls.length > 1) for (const call of calls) await this.runCalls([call]);
      else calls[0]?.fail(error);
    }
  }
}
