import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { defineConfig } from "vite";

/** What runs in threads (`<name>Worker.ts`) and, of plugins, in processes of their own (`<name>Process.ts`). */
function inputsOf(name: string, pattern: RegExp): Readonly<Record<string, string>> {
  const folder = resolve(import.meta.dirname, name);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return Object.fromEntries(
    files.filter((file) => pattern.test(file)).map((file) => [basename(file, ".ts"), join(folder, file)]),
  );
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
        ...inputsOf("src", /(^|\/)server\/.*Worker\.ts$/),
        ...inputsOf("plugins", /^[^/]+\/server\/.*Process\.ts$/),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
