// Builds client and server into dist/, and notes what they were built from.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { precompress } from "./precompress.mjs";
import { sourceHash } from "./sources.mjs";
import { copyWorkers } from "./workers.mjs";

const root = resolve(import.meta.dirname, "..");
const hash = sourceHash(root);
const only = process.argv[2];

if (only !== "server") {
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  precompress(join(root, "dist/client/assets"));
}
if (only !== "client") {
  await build({ configFile: join(root, "vite.server.config.ts"), root, logLevel: "warn" });
  copyWorkers(root, join(root, "dist/server"));
}
if (!only) writeFileSync(join(root, "dist", "built-from"), hash);
