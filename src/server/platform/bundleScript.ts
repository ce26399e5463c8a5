const bundles = new Map<string, Promise<string>>();

async function bundle(file: string): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    packages: "external",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * The sources of a thread or process as one script, for where the server runs from its sources: Node 20 reads no TypeScript.
 * @param file path of its TypeScript module
 * @returns CommonJS; packages are required by name
 */
export function bundleScript(file: string): Promise<string> {
  const script = bundles.get(file) ?? bundle(file);
  bundles.set(file, script);
  return script;
}
