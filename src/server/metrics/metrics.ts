import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Database } from "../db/database";
import { databaseMetrics } from "./databaseMetrics";
import { workMetrics } from "./workMetrics";

/** Seconds. Few of them: there is a series for each, of each route. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 1, 2.5, 10];
/** In the route's place where no route was found: an address could name somebody, and there is no end of them. */
const NO_ROUTE = "none";

export interface Metrics {
  readonly contentType: string;
  /** All figures of this moment, in Prometheus' text form. */
  readonly read: () => Promise<string>;
}

/** Times requests from now on by method, pattern of their route and class of status. */
function timeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? NO_ROUTE,
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    duration.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

/** What an operator watches: the process, requests, work that waits, the database. Labels name kinds of things, never people or records. */
export function createMetrics(app: FastifyInstance, database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  timeRequests(app, registry);
  databaseMetrics(registry, database.pool);
  const readWork = workMetrics(registry, database);
  return {
    contentType: registry.contentType,
    read: async () => {
      await readWork();
      return registry.metrics();
    },
  };
}
