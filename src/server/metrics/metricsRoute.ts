import type { FastifyInstance } from "fastify";
import { AppError } from "../../shared/errors";
import { documented } from "../api/openApi/callDocument";
import { createBearerCheck } from "../platform/bearerToken";
import type { Metrics } from "./metrics";

export interface MetricsRouteOptions {
  /** Of `METRICS_TOKEN`; absent: there are none, from this machine neither. A proxy's calls come from here as well. */
  readonly metricsToken: string | undefined;
  readonly metrics: Metrics | undefined;
}

/** `GET /metrics`: figures for Prometheus, by the operator's token. */
export function metricsRoute(app: FastifyInstance, { metricsToken, metrics }: MetricsRouteOptions): void {
  const isKnown = createBearerCheck(metricsToken ?? "");
  const schema = documented(
    { tags: ["Operation"], summary: "Figures of this process and of waiting work, for Prometheus" },
    () => ({
      answer: { type: "text/plain", schema: { type: "string" }, example: "sondeo_database_up 1\n" },
    }),
  );
  app.get("/metrics", { schema }, async ({ headers }, reply) => {
    if (!metricsToken || !metrics) throw new AppError("route.notFound");
    if (!isKnown(headers.authorization)) throw new AppError("auth.notAuthenticated");
    return reply
      .type(metrics.contentType)
      .header("Cache-Control", "no-store")
      .send(await metrics.read());
  });
}
