import { type Ledger, ledger } from "../../../src/contracts/services/ledger";
import { boot, type Server } from "../../../src/server/boot";
import { features } from "../../../src/server/extensions";
import type { SpaceDb } from "../../../src/server/kit";
import { readConfig } from "../../../src/server/platform/config";

/** The ledger of the demo's community as the product's own code reaches it, in a process of its own. */
export interface LedgerProcess {
  readonly db: SpaceDb;
  readonly service: Ledger;
  readonly server: Server;
}

const CAPTURE = "/api/ledger-drill";

/** A server on the database of `DATABASE_URL`, and what a route of an extension of its community is given. */
export async function openLedger(): Promise<LedgerProcess> {
  let captured: Pick<LedgerProcess, "db" | "service"> | undefined;
  const server = await boot({
    config: readConfig({ LOG_LEVEL: "fatal", ...process.env }),
    root: process.cwd(),
    features: [
      ...features,
      {
        register: (host) => {
          const service = host.use(ledger, "ledger-drill");
          host.route({
            method: "POST",
            url: CAPTURE,
            summary: "Hands the community's handle to the drill",
            access: { entity: "member", action: "update" },
            describe: () => ({ answer: { schema: { type: "object" }, example: {} } }),
            handle: async ({ db }) => {
              captured = { db, service: service() };
              return {};
            },
          });
        },
      },
    ],
  });
  const login = await server.app.inject({
    method: "POST",
    url: "/experienceLabs/demo/client/login",
    payload: { email: "moderator@demo.test", password: "Sondeo-demo-1" },
  });
  const headers = { authorization: `Bearer ${login.json().authToken}` };
  const answer = await server.app.inject({ method: "POST", url: CAPTURE, headers });
  if (!captured) throw new Error(`the ledger could not be reached: ${answer.body}`);
  return { ...captured, server };
}
