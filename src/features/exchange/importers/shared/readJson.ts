import { composedJson } from "../../../../shared/composedText";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { ImportError } from "../../../../survey/exchange/importer";
import { decodeText } from "./decode";
import { jsonErrorAt } from "./jsonErrorAt";
import { refuseDeep } from "./refuseDeep";

/** 1-based line and column of an offset in a text. */
function lineAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The JSON object of a file. @throws ImportError `corruptJson` with line and column, `tooDeep` with the path */
export function readJson(content: Buffer): JsonObject {
  const text = decodeText(content);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ImportError("corruptJson", {}, placeOf(text));
  }
  if (!isJsonObject(value)) throw new ImportError("notAnObject", {}, { path: "" });
  refuseDeep(value);
  return composedJson(value);
}

/** The object, or nothing where the file is no JSON: for telling formats apart. */
export function tryJson(content: Buffer): JsonObject | undefined {
  try {
    return readJson(content);
  } catch {
    return undefined;
  }
}

/** Whether the text begins like a JSON object: a cut one must be refused as such and not read as a CSV. */
export function beginsLikeJson(content: Buffer): boolean {
  return /^\uFEFF?\s*[{[]\s*(?:"|[}\]{[]|$)/.test(content.subarray(0, 400).toString("utf8"));
}

function placeOf(text: string): { line: number; column: number } {
  return lineAt(text, jsonErrorAt(text));
}
