// TypeScript of a benchmark or a drill, run in processes of its own: each would take seconds to compile it anew.
import { mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import { onCleanUp } from "./cleanUp.mjs";
import { root } from "./importTools.mjs";

const START = "const [file, ...given] = process.argv.slice(1); const { main } = await import(file); await main(given);";

/**
 * Builds a script that exports `main`, below the packages that it loads.
 * @param {string} script below the project's folder
 * @returns {Promise<string[]>} what Node.js is to be given before the script's own arguments
 */
export async function bundle(script) {
  const outDir = mkdtempSync(join(root, "node_modules", ".sondeo-bench-"));
  onCleanUp(() => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      ssr: true,
      outDir,
      target: "node20",
      minify: false,
      rolldownOptions: { input: join(root, script), output: { entryFileNames: "[name].js" } },
    },
  });
  return ["--input-type=module", "-e", START, join(outDir, basename(script).replace(/\.ts$/, ".js"))];
}
