import pg from "pg";

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void;

/**
 * A pool whose connections only read while the disk is as good as full: the statement that would write fails by itself,
 * whoever sends it, a request or a job, and what reads goes on.
 */
export class GuardedPool extends pg.Pool {
  private readonly isFull: () => boolean;
  private readonly reading = new WeakSet<pg.PoolClient>();

  /** @param isFull asked at each connect: whether nothing may be written */
  constructor(options: pg.PoolConfig, isFull: () => boolean) {
    super(options);
    this.isFull = isFull;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const ready = super.connect().then((client) => this.adapt(client));
    if (!callback) return ready;
    ready.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error | undefined)),
      (error) => callback(error, undefined, () => undefined),
    );
  }

  private async adapt(client: pg.PoolClient): Promise<pg.PoolClient> {
    const isFull = this.isFull();
    if (isFull === this.reading.has(client)) return client;
    try {
      await client.query(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
    if (isFull) this.reading.add(client);
    else this.reading.delete(client);
    return client;
  }
}
