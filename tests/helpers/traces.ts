import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestApp } from "./app";
import { rows } from "./identity";

interface Table {
  readonly schema: string;
  readonly name: string;
}

/** Tables of the application's schema, views and partitions too. */
async function tablesOf(app: TestApp): Promise<readonly Table[]> {
  return rows<Table>(
    app,
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_schema = current_schema() order by 1, 2`,
  );
}

function forms(word: string): readonly string[] {
  // What a bytea column looks like as JSON.
  return [word.toLowerCase(), Buffer.from(word).toString("hex")];
}

function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

/** Wherever one of the words stands: `table: word`, in any column of any table, and in files by name or by content. */
export async function findTraces(app: TestApp, words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (place: string, text: string) => {
    for (const word of words) if (forms(word).some((form) => text.includes(form))) found.push(`${place}: ${word}`);
  };
  for (const { schema, name } of await tablesOf(app)) {
    const all = await rows<{ row: string }>(app, `select to_jsonb(t)::text as row from "${schema}"."${name}" t`);
    note(name, all.map(({ row }) => row.toLowerCase()).join("\n"));
  }
  for (const path of filesBelow(join(app.dataDir, "files"))) {
    note("files", `${path}\n${readFileSync(path, "utf8").toLowerCase()}`);
  }
  return found;
}
