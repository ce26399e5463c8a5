import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { boot, type Server } from "../../src/server/boot";
import { guests } from "../../src/server/guests";
import type { ServerGuest } from "../../src/server/host/serverHost";
import { readConfig } from "../../src/server/platform/config";
import type { Client } from "../../src/server/platform/pages";
import { ROOT } from "./root";

export const DEMO_PASSWORD = "Sondeo-demo-1";

/** Engines that tests of data run on: the embedded one always, PostgreSQL where `TEST_DATABASE_URL` names a server. */
export const ENGINES: readonly Engine[] = process.env.TEST_DATABASE_URL ? ["pglite", "postgres"] : ["pglite"];
export type Engine = "pglite" | "postgres";

export interface TestApp extends Server {
  readonly dataDir: string;
  /** Signs a demo account in and hands back its token. */
  readonly signIn: (who: keyof typeof LOGINS) => Promise<string>;
  /** A JSON call. */
  readonly call: (request: {
    readonly method?: "GET" | "POST" | "PUT" | "DELETE";
    readonly url: string;
    readonly token?: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  }) => Promise<LightMyRequestResponse>;
}

/** Demo accounts and the door that each comes in by. */
export const LOGINS = {
  mainAdmin: ["/experienceLabs/demo/client/login", "main-admin@demo.test"],
  administrator: ["/experienceLabs/demo/client/login", "admin@demo.test"],
  moderator: ["/experienceLabs/demo/client/login", "moderator@demo.test"],
  observer: ["/experienceLabs/demo/client/login", "observer@demo.test"],
  member: ["/experienceLabs/demo/user/login", "member@demo.test"],
  client: ["/clientSuite/login", "client@demo.test"],
  backoffice: ["/admin/communities/login", "backoffice@demo.test"],
} as const;

async function createPostgresSchema(url: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create schema ${name}`);
  return { name, drop: () => run(`drop schema ${name} cascade; drop schema if exists ${name}_jobs cascade`) };
}

/** The real server on a database of its own, with the demo seeded unless told otherwise. Close it when done. */
export async function startApp({
  engine = "pglite",
  hasDemo = true,
  root = ROOT,
  extraGuests = [],
  environment = {},
  client,
}: {
  readonly engine?: Engine;
  readonly hasDemo?: boolean;
  readonly root?: string;
  /** Registered after those found by folder. */
  readonly extraGuests?: readonly ServerGuest[];
  /** Further configuration, e.g. `SMTP_URL`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** @default no pages, the API alone */
  readonly client?: Client;
} = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-data-"));
  if (engine === "pglite") cpSync(inject("emptyPglite"), join(dataDir, "pglite"), { recursive: true });
  const url = process.env.TEST_DATABASE_URL;
  const schema = engine === "postgres" && url ? await createPostgresSchema(url) : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: hasDemo ? "1" : "0",
    LOG_LEVEL: "fatal",
    ...environment,
    ...(schema ? { DATABASE_URL: url } : {}),
  });
  const server = await boot({
    config,
    root,
    guests: [...guests, ...extraGuests],
    ...(schema ? { searchPath: schema.name } : {}),
    ...(client ? { client } : {}),
  });
  const call: TestApp["call"] = ({ method = "GET", url, token, body, headers = {} }) =>
    server.app.inject({
      method,
      url,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return {
    ...server,
    dataDir,
    call,
    signIn: async (who) => {
      const [url, email] = LOGINS[who];
      const answer = await call({ method: "POST", url, body: { email, password: DEMO_PASSWORD } });
      if (answer.statusCode !== 200) throw new Error(`${email} cannot sign in: ${answer.body}`);
      return answer.json().authToken;
    },
    close: async () => {
      await server.close();
      await schema?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
