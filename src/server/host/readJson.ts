import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { SchemaError, type SchemaIssue } from "../../schema/schemaFault";
import type { JsonObject } from "../../shared/json";

/** What the parser says, with line and column as editors count them. */
function syntaxMessage(error: Error, text: string): string {
  const position = /at position (\d+)(?! \(line)/.exec(error.message)?.[1];
  if (position === undefined) return error.message;
  const before = text.slice(0, Number(position)).split("\n");
  return `${error.message} (line ${before.length} column ${(before.at(-1)?.length ?? 0) + 1})`;
}

/**
 * Reads a JSON file of the project that people write.
 * @param root project folder, which the issue's path is relative to
 * @throws SchemaError, which names the file and the position, where it is no JSON
 */
export function readJson(root: string, path: string): JsonObject | readonly JsonObject[] {
  const text = readFileSync(path, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    const issue: SchemaIssue = {
      file: relative(root, path),
      pointer: "",
      message: error instanceof Error ? syntaxMessage(error, text) : "cannot be read",
      remedy: "Mend the JSON syntax",
    };
    throw new SchemaError([issue]);
  }
}
