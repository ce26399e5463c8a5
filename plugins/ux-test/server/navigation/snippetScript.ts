import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** The snippet's modules as text: part of the server's bundle, so that it needs no sources where it runs. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  ["../../snippet/*.ts", "../../shared/navigation/*.ts", "!**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const ROOT = "file:///server/navigation/";

const modules = new Map(Object.entries(SOURCES).map(([path, source]) => [new URL(path, ROOT).pathname, source]));

/** One classic script for any page: minified, without a global name. */
async function bundleSnippet(): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [new URL("../../snippet/snippet.ts", ROOT).pathname],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: "es2020",
    minify: true,
    logLevel: "silent",
    plugins: [
      {
        name: "sources",
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /.*/ }, ({ path, importer }) => ({
            path: importer ? new URL(`${path}.ts`, `file://${importer}`).pathname : path,
            namespace: "source",
          }));
          onLoad({ filter: /.*/, namespace: "source" }, ({ path }) => ({ contents: modules.get(path), loader: "ts" }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

let made: Promise<{ readonly script: Buffer; readonly compressed: Buffer }> | undefined;

/** The snippet as it is sent, made once. */
export function snippetScript(): NonNullable<typeof made> {
  made ??= bundleSnippet()
    .then(async (text) => ({ script: Buffer.from(text), compressed: await promisify(gzip)(text, { level: 9 }) }))
    .catch((error: unknown) => {
      made = undefined;
      throw error;
    });
  return made;
}
