import type { LightMyRequestResponse } from "fastify";
import { boot, type Server } from "../../src/server/boot";
import { features } from "../../src/server/extensions";
import type { ServerExtension } from "../../src/server/host/serverHost";
import { readConfig } from "../../src/server/platform/config";
import type { Client } from "../../src/server/platform/pages/pages";
import type { ReadDiskSpace } from "../../src/server/platform/storage/diskSpace";
import { ROOT } from "./root";
import { type Content, createTestDatabase, type Engine } from "./testDatabase";

export { ANY_ENGINE, CONCURRENT_ENGINE, ENGINE_IN_TURN, ENGINES, type Engine } from "./testDatabase";

export const DEMO_PASSWORD = "Sondeo-demo-1";

export interface TestApp extends Server {
  readonly dataDir: string;
  /** Of its database on PostgreSQL, for whoever connects as another process. */
  readonly databaseUrl: string | undefined;
  /** Signs a demo account in and hands back its token. */
  readonly signIn: (who: keyof typeof LOGINS) => Promise<string>;
  /** A JSON call. */
  readonly call: (request: {
    readonly method?: "GET" | "POST" | "PUT" | "DELETE";
    readonly url: string;
    readonly token?: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    /** IP address of the caller. @default this machine */
    readonly address?: string;
  }) => Promise<LightMyRequestResponse>;
}

/** In a text that isn't filled in. */
const PLACEHOLDER = /%\{\w+\}/g;

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

/**
 * The real server on a database of its own, with the demo seeded unless told otherwise. It finds what the product's first
 * start left; extensions add to that as where they are installed later. Close it when done.
 */
export async function startApp({
  engine = "pglite",
  hasDemo = true,
  isFirstStart = false,
  root = ROOT,
  extraExtensions = [],
  environment = {},
  reach = (databaseUrl) => databaseUrl,
  client,
  readSpace,
}: {
  readonly engine?: Engine;
  readonly hasDemo?: boolean;
  /** Whether the database has nothing in it, and everything is made by this start. @default false */
  readonly isFirstStart?: boolean;
  readonly root?: string;
  /** Registered after those found by folder. */
  readonly extraExtensions?: readonly ServerExtension[];
  /** Further configuration, e.g. `SMTP_URL`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The address by which the server reaches its database on PostgreSQL. @default the database's own */
  readonly reach?: (databaseUrl: string) => string | Promise<string>;
  /** @default no pages, the API alone */
  readonly client?: Client;
  /** How much space the disk has. @default as much as it has */
  readonly readSpace?: ReadDiskSpace;
} = {}): Promise<TestApp> {
  const prepared: Content = hasDemo && environment.DEMO !== "0" ? "demo" : "tables";
  const { remove, ...database } = await createTestDatabase(engine, isFirstStart ? "nothing" : prepared);
  const reached = database.databaseUrl ? { DATABASE_URL: await reach(database.databaseUrl) } : {};
  const config = readConfig({
    DEMO: hasDemo ? "1" : "0",
    LOG_LEVEL: "fatal",
    ...environment,
    ...database.environment,
    ...reached,
  });
  const server = await boot({
    config,
    root,
    features: [...features, ...extraExtensions],
    ...(client ? { client } : {}),
    ...(readSpace ? { readSpace } : {}),
  });
  const written = new Set<string>();
  const call: TestApp["call"] = async ({ method = "GET", url, token, body, headers = {}, address }) => {
    const answer = await server.app.inject({
      method,
      url,
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    // What people wrote themselves isn't filled in.
    for (const [one] of JSON.stringify(body ?? "").matchAll(PLACEHOLDER)) written.add(one);
    const bare = url.startsWith("/api/locales/") ? [] : [...answer.payload.matchAll(PLACEHOLDER)].map(([one]) => one);
    const unfilled = bare.find((one) => !written.has(one));
    if (unfilled) throw new Error(`${method} ${url} answers a text that isn't filled in: ${unfilled} of ${answer.payload}`);
    return answer;
  };
  return {
    ...server,
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
    call,
    signIn: async (who) => {
      const [url, email] = LOGINS[who];
      const answer = await call({ method: "POST", url, body: { email, password: DEMO_PASSWORD } });
      if (answer.statusCode !== 200) throw new Error(`${email} cannot sign in: ${answer.body}`);
      return answer.json().authToken;
    },
    close: async () => {
      await server.close();
      remove();
    },
  };
}
