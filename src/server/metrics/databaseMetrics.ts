import type pg from "pg";
import { Gauge, type Registry } from "prom-client";

/** Connections of this process, and who waits for one. */
export function databaseMetrics(registry: Registry, pool: pg.Pool): void {
  const registers = [registry];
  new Gauge({
    name: "sondeo_database_connections",
    help: "Connections of this process to the database",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
    },
  });
  new Gauge({
    name: "sondeo_database_connections_limit",
    help: "Most connections that this process opens",
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: "sondeo_database_connections_awaited",
    help: "Statements and transactions that wait for a free connection",
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
