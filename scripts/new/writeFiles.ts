import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A mistake of the person who asked: said without a stack. */
export class ScaffoldError extends Error {}

/** Files to be written: path below the project to content. */
export type Files = Readonly<Record<string, string>>;

/** Writes new files, all or none. @throws ScaffoldError where one is there already */
export function writeFiles(root: string, files: Files): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new ScaffoldError(`already there: ${taken.join(", ")}`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** In the project's own style, where its formatter is there. */
function format(root: string, paths: readonly string[]): void {
  const biome = join(root, "node_modules", ".bin", "biome");
  if (existsSync(biome)) execFileSync(biome, ["check", "--write", "--log-level=error", ...paths], { cwd: root, stdio: "ignore" });
}

/** Runs a scaffold for the command line: prints what was written and what comes next. */
export async function scaffold(make: () => { readonly files: Files; readonly next: readonly string[] }): Promise<void> {
  try {
    const { files, next } = make();
    writeFiles(process.cwd(), files);
    format(process.cwd(), Object.keys(files));
    console.log(
      Object.keys(files)
        .map((path) => `written: ${path}`)
        .join("\n"),
    );
    console.log(`\nNext:\n${next.map((line) => `  ${line}`).join("\n")}`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
