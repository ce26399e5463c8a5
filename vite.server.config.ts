import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { defineConfig } from "vite";

/** Modules of plugins that run in processes of their own: `<name>Process.ts` in `plugins/<id>/server`. */
function processInputs(): Readonly<Record<string, string>> {
  const folder = resolve(import.meta.dirname, "plugins");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const found = files.filter((file) => /^[^/]+\/server\/.*Process\.ts$/.test(file));
  return Object.fromEntries(found.map((file) => [basename(file, ".ts"), join(folder, file)]));
}

/** The server bundle: our modules in one place, packages left in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: resolve(import.meta.dirname, "dist/server"),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: resolve(import.meta.dirname, "src/server/main.ts"),
        command: resolve(import.meta.dirname, "src/server/command.ts"),
        // Runs in threads of its own.
        sheetWorker: resolve(import.meta.dirname, "src/server/api/export/sheetWorker.ts"),
        xlsxWorker: resolve(import.meta.dirname, "src/server/import/file/xlsx/xlsxWorker.ts"),
        ...processInputs(),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
