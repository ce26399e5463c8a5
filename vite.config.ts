import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const entries = ["landing", "origin", "runner", "reader", "suite", "backoffice"];

export default defineConfig({
  root: resolve(import.meta.dirname, "src/client"),
  base: "/",
  cacheDir: resolve(import.meta.dirname, "node_modules/.vite"),
  plugins: [react()],
  html: { cspNonce: "__NONCE__" },
  server: { fs: { allow: [import.meta.dirname] } },
  build: {
    outDir: resolve(import.meta.dirname, "dist/client"),
    emptyOutDir: true,
    target: "es2022",
    // The largest chunks are react-admin's and SurveyJS's own; each loads only where it is used.
    chunkSizeWarningLimit: 1800,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((name) => [name, resolve(import.meta.dirname, `src/client/${name}/index.html`)])),
    },
  },
});
