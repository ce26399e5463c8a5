// Runs a TypeScript script of ours: `node scripts/run.mjs scripts/generate.ts [arguments]`.
import { resolve } from "node:path";
import { createServer, createServerModuleRunner } from "vite";

const [file, ...rest] = process.argv.slice(2);
// Stays open as long as the script runs: what it imports later is loaded by the same runner. Nothing of it keeps the
// process alive.
const server = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
// Schema and configuration errors say by themselves what to do; a stack would bury it.
const EXPLAINED = ["SchemaError", "ConfigError", "DirectoryLockedError"];
try {
  const { main } = await runner.import(resolve(file));
  await main(rest);
} catch (error) {
  console.error(EXPLAINED.includes(error?.constructor?.name) ? error.message : error);
  process.exit(1);
}
