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
      input: resolve(import.meta.dirname, "src/server/main.ts"),
      output: { entryFileNames: "main.js", chunkFileNames: "[name].js" },
    },
  },
});
