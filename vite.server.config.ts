import { resolve } from "node:path";
import { defineConfig } from "vite";

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
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
