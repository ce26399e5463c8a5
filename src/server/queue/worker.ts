import { setTimeout as pause } from "node:timers/promises";
import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import { createBackgroundWork } from "./backgroundWork";
import type { LeasedRow, Leases } from "./leases";

export interface WorkerOptions<Row extends LeasedRow> {
  readonly leases: Leases<Row>;
  /** Whether no other process can use the database: a start takes over at once what an earlier process left. */
  readonly isAlone: boolean;
  /** Rows that this process has at a time. @default 1 */
  readonly capacity?: number;
  /**
   * Does a row's work, and writes its end.
   * @param signal aborted when the work is to end early: it is interrupted, or its lease is lost, or the server stops
   */
  readonly run: (row: Row, signal: AbortSignal) => Promise<void>;
  /** How long the end of the process waits for running work. @default until it is done */
  readonly closeMs?: number;
  readonly onError: (error: unknown) => void;
}

/** Does the work of a leased table in the background, for as long as the server runs. */
export interface Worker {
  /** Looks for work now rather than at the next turn; what is asked for before {@link Worker.open} waits until then. */
  readonly wake: () => void;
  /** Aborts the work of a row, if this process does it. */
  readonly interrupt: (id: string) => void;
  readonly open: () => Promise<void>;
  /** Takes no more, and waits for what is running. */
  readonly close: () => Promise<void>;
}

export function createWorker<Row extends LeasedRow>(options: WorkerOptions<Row>): Worker {
  const { leases, isAlone, capacity = 1, run, closeMs, onError } = options;
  const running = new Map<string, { readonly row: Row; readonly control: AbortController; readonly ended: Promise<void> }>();
  const takes = createBackgroundWork({ work: take, onError });
  const renewals = createBackgroundWork({ work: renew, onError });
  let isClosed = false;

  const interrupt = (id: string) => running.get(id)?.control.abort();

  async function take(): Promise<void> {
    const free = capacity - running.size;
    if (free === 0) return;
    for (const row of await leases.take(free, [...running.keys()])) {
      const control = new AbortController();
      const ended = run(row, control.signal)
        .catch(onError)
        .finally(() => {
          running.delete(row.id);
          takes.wake();
        });
      running.set(row.id, { row, control, ended });
    }
  }

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    const rows = [...running.values()].map(({ row }) => row);
    const kept = await leases.renew(rows);
    for (const { id } of rows) if (!kept.has(id)) interrupt(id);
  }

  return {
    wake: takes.wake,
    interrupt,
    open: async () => {
      if (isAlone) await retryOnConnectionLoss(leases.releaseAll, { isStopped: () => isClosed });
      takes.open();
      renewals.open();
    },
    close: async () => {
      isClosed = true;
      await takes.close();
      for (const id of running.keys()) interrupt(id);
      const ended = Promise.all([...running.values()].map((one) => one.ended));
      await (closeMs === undefined ? ended : Promise.race([ended, pause(closeMs, undefined, { ref: false })]));
      await renewals.close();
    },
  };
}
