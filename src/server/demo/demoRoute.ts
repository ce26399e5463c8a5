import type { FastifyInstance } from "fastify";
import type { Demo } from "../../contracts/api/start";
import type { Config } from "../platform/config";
import { DEMO_ACCOUNTS, DEMO_ORIGIN, DEMO_PASSWORD } from "./demoAccounts";

/** `GET /api/door`: the demo's accounts, for the front page. No route where there is no demo. */
export function demoRoute(app: FastifyInstance, config: Config): void {
  if (!config.hasDemo) return;
  app.get(
    "/api/door",
    { schema: { hide: true } as object },
    async (): Promise<{ readonly demo: Demo }> => ({
      demo: { origin: DEMO_ORIGIN, accounts: DEMO_ACCOUNTS, password: DEMO_PASSWORD },
    }),
  );
}
