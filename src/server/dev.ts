import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "vite";
import { boot } from "./boot";
import { DEMO_PASSWORD } from "./demo/demoAccounts";
import { readConfig } from "./platform/config";
import { contentSecurityPolicy } from "./platform/pages";

/** The server with the client's sources served by Vite, changes showing at once. */
export async function main(): Promise<void> {
  const root = process.cwd();
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
  const policy = (nonce: string) =>
    contentSecurityPolicy(nonce, "'self' ws:").replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);
  const config = readConfig(process.env);
  const server = await boot({ config, root, client: { directory: join(root, "dist", "client"), source, policy } });
  server.app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  await server.app.listen({ port: config.port, host: config.host });
  console.log(`Sondeo in development: http://localhost:${config.port} (demo password ${DEMO_PASSWORD})`);
  const stop = async () => {
    await server.close();
    await vite.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
