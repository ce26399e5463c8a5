/** Reads the rows of some keys, which are all different; keys without one are absent. */
type ReadMany<Row> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

/** Most keys of one read. */
const MOST_KEYS = 100;
/** Reads under way at a time; what comes then waits for the next. */
const AT_ONCE = 2;

interface Waiting<Row> {
  readonly settle: (row: Row | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * One read for many callers: what is asked for within one turn of the event loop, or while earlier reads are under way,
 * is read together. Nobody is handed what was read before they asked.
 */
export class Coalesced<Row> {
  private readonly waiting = new Map<string, Waiting<Row>[]>();
  private underWay = 0;
  private isPlanned = false;

  constructor(private readonly readMany: ReadMany<Row>) {}

  /** @returns nothing where there is no row of that key */
  read(key: string): Promise<Row | undefined> {
    return new Promise((settle, fail) => {
      const others = this.waiting.get(key);
      if (others) others.push({ settle, fail });
      else this.waiting.set(key, [{ settle, fail }]);
      this.plan();
    });
  }

  /** Whether nobody waits. */
  get isIdle(): boolean {
    return this.underWay === 0 && this.waiting.size === 0;
  }

  private plan(): void {
    if (this.isPlanned || this.underWay >= AT_ONCE) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      void this.next();
    });
  }

  private async next(): Promise<void> {
    const batch = [...this.waiting].slice(0, MOST_KEYS);
    if (batch.length === 0) return;
    for (const [key] of batch) this.waiting.delete(key);
    this.underWay += 1;
    if (this.waiting.size > 0) this.plan();
    try {
      const rows = await this.readMany(batch.map(([key]) => key));
      for (const [key, callers] of batch) for (const { settle } of callers) settle(rows.get(key));
    } catch (error) {
      for (const [, callers] of batch) for (const { fail } of callers) fail(error);
    } finally {
      this.underWay -= 1;
      if (this.waiting.size > 0) this.plan();
    }
  }
}
