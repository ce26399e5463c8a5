// The server from its sources in a process of its own, for tests that kill it.
import { resolve } from "node:path";
import { runnerImport } from "vite";

await runnerImport(resolve(import.meta.dirname, "../../src/server/main.ts"), { configFile: false, logLevel: "error" });
