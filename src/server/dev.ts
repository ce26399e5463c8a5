import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { SchemaError } from "../schema/schemaFault";
import { type BootOptions, boot, type Server } from "./boot";
import { openDatabase } from "./db/database";
import { DEMO_PASSWORD } from "./demo/demoAccounts";
import { readConfig } from "./platform/config";
import { contentSecurityPolicy, type PagePolicy } from "./platform/pages/pages";

const PAUSE_MS = 100;
/** What the server is generated from, beside its sources: read anew while it runs. */
const GENERATED_FROM = /(^|\/)(schemas|locales)\/.+\.json$/;

/** Boots, and is ready for requests that another server hands on. */
async function ready(options: BootOptions): Promise<Server> {
  const server = await boot(options);
  await server.app.ready();
  return server;
}

/** A changed schema becomes a server of its own on the same database, and takes the place of the one before. */
function reloader(vite: ViteDevServer, options: BootOptions, swap: (next: Server) => Promise<void>): () => Promise<void> {
  return async () => {
    try {
      await swap(await ready(options));
      vite.ws.send({ type: "full-reload" });
      console.log("Schemas and texts are read anew.");
    } catch (error) {
      // The server goes on as it was; browsers show what is wrong, too.
      const message = error instanceof SchemaError ? error.message : String((error as Error).stack ?? error);
      console.error(message);
      vite.ws.send({ type: "error", err: { message, stack: "" } });
    }
  };
}

/** Runs one at a time; what comes meanwhile runs once more afterwards. */
function oneAtATime(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, PAUSE_MS);
  };
}

/** The server with the client's sources served by Vite, changes of sources, schemas and texts showing at once. */
export async function main(): Promise<void> {
  const root = process.cwd();
  process.umask(0o077);
  const vite = await createServer({
    configFile: join(root, "vite.config.ts"),
    server: { middlewareMode: true },
    appType: "custom",
  });
  const source = async (entry: string) => {
    const file = join(root, "src", "client", entry, "index.html");
    return vite.transformIndexHtml(`/${entry}/index.html`, await readFile(file, "utf8"));
  };
  // The one line that development adds: Vite's inline preamble by its nonce, and the socket for hot reload.
  const policy: PagePolicy = (nonce) =>
    contentSecurityPolicy(nonce, { connect: "'self' ws:" }).replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const options: BootOptions = { config, root, database, client: { directory: join(root, "dist", "client"), source, policy } };
  let current = await ready(options);

  const front = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => current.app.routing(request, response));
  });
  front.on("upgrade", (...upgrade) => current.app.server.emit("upgrade", ...upgrade));
  const reload = oneAtATime(
    reloader(vite, options, async (next) => {
      const before = current;
      current = next;
      await before.close();
    }),
  );
  vite.watcher.add([join(root, "schemas"), join(root, "locales"), join(root, "plugins")]);
  vite.watcher.on("all", (_event, file) => {
    if (GENERATED_FROM.test(file)) reload();
  });

  front.listen(config.port, config.host, () => {
    const { port } = front.address() as { port: number };
    console.log(`Sondeo in development: http://localhost:${port} (demo password ${DEMO_PASSWORD})`);
  });
  const stop = async () => {
    front.close();
    await current.close();
    await database.close();
    await vite.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
