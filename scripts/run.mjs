// Runs a TypeScript script of ours: `node scripts/run.mjs scripts/generate.ts [arguments]`.
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [file, ...rest] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: "error" });
await module.main(rest);
