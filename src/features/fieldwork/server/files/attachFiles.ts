import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isJsonObject, type Json } from "../../../../shared/json";
import { FILE_ENTITY } from "../../../../survey/fieldwork/answerFiles";
import { fileIdOf } from "./fileRow";

/** Files that were uploaded to one question of one response, by id. */
export type UploadedFiles = ReadonlyMap<string, { readonly id: string; readonly name: string; readonly mediaType: string }>;

export async function uploadedFiles(db: SpaceDb, responseId: string, questionId: string): Promise<UploadedFiles> {
  const rows = await db
    .selectFrom("file")
    .select(["id", "name", "mediaType"])
    .where("entity", "=", FILE_ENTITY)
    .where("recordId", "=", responseId)
    .where("field", "=", questionId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function idOf(item: Json): string {
  return (isJsonObject(item) && fileIdOf(item.content)) || "";
}

/** The value with names and types as the server found them: browsers know no type for many documents. */
export function describeFiles(value: Json, uploaded: UploadedFiles): Json {
  if (!Array.isArray(value)) return value;
  return value.map((item: Json) => {
    const file = uploaded.get(idOf(item));
    return file && isJsonObject(item) ? { ...item, name: file.name, type: file.mediaType } : item;
  });
}

/** @throws AppError `execution.invalidAnswer` for a file that wasn't uploaded here, to this very question */
export function requireUploaded(value: Json | undefined, uploaded: UploadedFiles): void {
  const faults = itemsOf(value)
    .map(idOf)
    .flatMap((id, index) => (uploaded.has(id) ? [] : [{ path: `/${index}/content`, rule: "unknownFile" }]));
  if (faults.length > 0) throw new AppError("execution.invalidAnswer", { faults });
}

/** Ties the files of an answer to it, and lets go of those that it no longer names. Runs in the answer's transaction. */
export async function attachFiles(db: SpaceDb, value: Json | undefined, uploaded: UploadedFiles): Promise<void> {
  const ids = itemsOf(value).map(idOf);
  for (const id of uploaded.keys()) {
    await db
      .updateTable("file")
      .set({ state: ids.includes(id) ? "ATTACHED" : "PENDING" })
      .where("id", "=", id)
      .execute();
  }
}
