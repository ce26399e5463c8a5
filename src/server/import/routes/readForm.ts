import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { composedText } from "../../../shared/composedText";
import { AppError } from "../../../shared/errors";
import { isJsonObject, type JsonObject } from "../../../shared/json";
import { partContent } from "../../api/readUpload";
import type { Mapping } from "../matchColumns";

const LARGEST_FILE = 50 * 1024 * 1024;
const LONGEST_FIELD = 100_000;
const MOST_FIELDS = 10;

/** What the form of an import holds. */
export interface ImportForm {
  readonly file: { readonly name: string; readonly content: Buffer } | undefined;
  readonly mapping: Mapping;
  /** What every row has, by field name. */
  readonly fixed: JsonObject;
  readonly spaceId: string | undefined;
}

function readMapping(text: string | undefined): Mapping {
  if (!text) return {};
  try {
    const mapping: unknown = JSON.parse(text);
    const isMapping =
      isJsonObject(mapping) && Object.values(mapping).every((field) => field === null || typeof field === "string");
    if (isMapping) return mapping as Mapping;
  } catch {
    // Said below, as for anything else that is no mapping.
  }
  throw new AppError("request.invalid", { faults: [{ path: "/mapping", rule: "format" }] });
}

function readFixed(text: string | undefined): JsonObject {
  if (!text) return {};
  try {
    const fixed: unknown = JSON.parse(text);
    if (isJsonObject(fixed)) return fixed;
  } catch {
    // Said below, as for anything else that is no record.
  }
  throw new AppError("request.invalid", { faults: [{ path: "/fixed", rule: "format" }] });
}

/** A cleaned name: no folders, nothing that no name should hold. */
function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  return composedText(base)
    .replace(/[\p{Cc}\p{Surrogate}]/gu, "")
    .trim();
}

/** @throws AppError `request.tooLarge`, `request.invalid`; fields may come before the file or after */
export async function readForm(request: FastifyRequest): Promise<ImportForm> {
  if (!request.isMultipart()) return { file: undefined, mapping: {}, fixed: {}, spaceId: undefined };
  const limits = { fileSize: LARGEST_FILE, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD };
  const fields = new Map<string, string>();
  let file: ImportForm["file"];
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") file = { name: cleanName(part.filename), content: await partContent(part) };
    else fields.set(part.fieldname, composedText(String(part.value)));
  }
  const [mapping, fixed] = [readMapping(fields.get("mapping")), readFixed(fields.get("fixed"))];
  return { file, mapping, fixed, spaceId: fields.get("spaceId") };
}
