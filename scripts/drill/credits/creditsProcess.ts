import { type Credits, credits } from "../../../src/contracts/services/credits";
import { boot, type Server } from "../../../src/server/boot";
import { features } from "../../../src/server/extensions";
import type { RouteContext, SpaceDb } from "../../../src/server/kit";
import { readConfig } from "../../../src/server/platform/config";

/** Companies' credits as the product's own code reaches them, in a process of its own. */
export interface CreditsProcess {
  readonly dbOf: (company: string) => Promise<SpaceDb>;
  readonly service: Credits;
  readonly server: Server;
}

const CAPTURE = "/api/credits-drill";

/** A server on the database of `DATABASE_URL`, and what a route of an extension of its back office is given. */
export async function openCredits(): Promise<CreditsProcess> {
  let captured: { readonly findSpace: RouteContext["findSpace"]; readonly service: Credits } | undefined;
  const server = await boot({
    config: readConfig({ LOG_LEVEL: "fatal", ...process.env }),
    root: process.cwd(),
    features: [
      ...features,
      {
        register: (host) => {
          const service = host.use(credits, "credits-drill");
          host.route({
            method: "POST",
            url: CAPTURE,
            summary: "Hands the way to a company's space to the drill",
            access: { kind: "backoffice" },
            describe: () => ({ answer: { schema: { type: "object" }, example: {} } }),
            handle: async ({ findSpace }) => {
              captured = { findSpace, service: service() };
              return {};
            },
          });
        },
      },
    ],
  });
  const payload = { email: "backoffice@demo.test", password: "Sondeo-demo-1" };
  const login = await server.app.inject({ method: "POST", url: "/admin/communities/login", payload });
  const headers = { authorization: `Bearer ${login.json().authToken}` };
  const answer = await server.app.inject({ method: "POST", url: CAPTURE, headers });
  if (!captured) throw new Error(`the credits could not be reached: ${answer.body}`);
  const { findSpace, service } = captured;
  const known = new Map<string, SpaceDb>();
  const dbOf = async (company: string): Promise<SpaceDb> => {
    const db = known.get(company) ?? (await findSpace({ entity: "company", field: "id", value: company }))?.db;
    if (!db) throw new Error(`there is no company ${company}`);
    known.set(company, db);
    return db;
  };
  return { dbOf, service, server };
}
