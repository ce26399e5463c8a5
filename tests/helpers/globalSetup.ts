import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

declare module "vitest" {
  interface ProvidedContext {
    /** An empty embedded database, made once: creating one takes seconds, copying it does not. */
    readonly emptyPglite: string;
  }
}

export default async function setup({ provide }: { provide: (key: "emptyPglite", value: string) => void }): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), "sondeo-test-"));
  const template = join(directory, "pglite");
  const db = await PGlite.create({ dataDir: template });
  await db.close();
  provide("emptyPglite", template);
  return () => rmSync(directory, { recursive: true, force: true });
}
