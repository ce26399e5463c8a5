import type { FastifyInstance } from "fastify";
import { AppError } from "../../shared/errors";
import type { Database } from "../db/database";

/** `/healthz`: the process answers. `/readyz`: it can work, since the database answers and migrations are applied. */
export function health(app: FastifyInstance, database: Database): void {
  app.get("/healthz", { schema: { tags: ["Operation"], summary: "Alive" } as object }, async () => ({ status: "alive" }));
  app.get("/readyz", { schema: { tags: ["Operation"], summary: "Ready" } as object }, async () => {
    try {
      await database.query({ text: "select 1", values: [] });
    } catch (cause) {
      throw new AppError("server.unavailable", { cause });
    }
    return { status: "ready" };
  });
}
