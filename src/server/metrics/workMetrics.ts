import { Gauge, type Registry } from "prom-client";
import type { Database } from "../db/database";

/** Long work that people started; followers, appointments and recurring tasks; what waits to be sent, by channel. */
const KINDS = ["job", "task", "mail", "sms", "callback"] as const;

interface WaitingWork {
  readonly kind: (typeof KINDS)[number];
  readonly waiting: number;
  /** Since the oldest could have been begun. */
  readonly seconds: number;
}

const since = (time: string) => `coalesce(extract(epoch from now() - min(${time}) filter (where ${time} <= now())), 0)::float8`;

/** Each part finds what is unfinished by an index. A message may wait for its hour: that is no delay. */
const WAITING = `
  select 'job' as kind, count(*)::int as waiting, ${since("created_at")} as seconds from job where state = 'waiting'
  union all
  select 'task', count(*)::int, ${since("due_at")} from scheduled_task
    where due_at <= now() and coalesce(lease_until, now()) <= now()
  union all
  select channel, count(*)::int, ${since("next_at")} from outbox where status = 'NEW' group by channel`;

/**
 * Work that waits in the database. All processes share it, and each tells the same.
 * @returns brings the figures up to date
 */
export function workMetrics(registry: Registry, database: Database): () => Promise<void> {
  const registers = [registry];
  const isUp = new Gauge({ name: "sondeo_database_up", help: "Whether the database answers", registers });
  const waiting = new Gauge({
    name: "sondeo_work_waiting",
    help: "Jobs that wait, tasks that are due, messages to be sent now or later",
    labelNames: ["kind"],
    registers,
  });
  const delay = new Gauge({
    name: "sondeo_work_delay_seconds",
    help: "Since the oldest of them could have been begun; 0 where none waits",
    labelNames: ["kind"],
    registers,
  });
  return async () => {
    try {
      const found = await database.query<WaitingWork>({ text: WAITING, values: [] });
      for (const kind of KINDS) {
        const work = found.find((one) => one.kind === kind);
        waiting.set({ kind }, work?.waiting ?? 0);
        delay.set({ kind }, work?.seconds ?? 0);
      }
      isUp.set(1);
    } catch {
      // What was is no figure of this moment; the process' own are wanted now more than ever.
      waiting.reset();
      delay.reset();
      isUp.set(0);
    }
  };
}
