import type { Kysely } from "kysely";
import type { Entity, Field } from "../../schema/catalog";
import { AppError, type FieldFault } from "../../shared/errors";
import { isId } from "../../shared/ids";
import type { Actor } from "../access/session";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/spaceDb";
import type { WrittenRecord } from "../host/serverHost";
import { fileIdsIn } from "./imageFields";
import { type ReleaseTools, releaseFiles } from "./releaseFiles";

type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

function filesOf(root: Kysely<Tables>, ids: readonly string[]) {
  return executor(root)
    .selectFrom("file")
    .select(["id", "spaceId", "uploaderId", "entity", "recordId", "mediaType"])
    .where("id", "in", [...ids])
    .execute();
}

/** The record's space, the one that it is itself, and the company's: a look is put up from either side. */
async function spacesOf(root: Kysely<Tables>, { spaceId, id }: WrittenRecord["record"]): Promise<ReadonlySet<unknown>> {
  const space = await executor(root)
    .selectFrom("space")
    .select("parentId")
    .where("id", "=", String(spaceId ?? id))
    .executeTakeFirst();
  return new Set([spaceId, id, space?.parentId]);
}

/** One's own upload, what the record has already, or for who works on such records, what another of them has. */
function isOpen(file: FileRow, entity: Entity, record: WrittenRecord["record"], { kind, accountId }: Actor): boolean {
  const isOwn = file.uploaderId === accountId;
  const isThere = file.entity === entity.name && (file.recordId === record.id || kind !== "member");
  return (isOwn || isThere) && file.mediaType.startsWith("image/");
}

interface Attachment {
  readonly entity: Entity;
  readonly field: Field;
  readonly change: WrittenRecord;
}

/** @returns a fault where a file isn't the writer's to use, or isn't there */
async function attach(root: Kysely<Tables>, { entity, field, change }: Attachment): Promise<readonly FieldFault[]> {
  const { record, actor } = change;
  const ids = fileIdsIn(record[field.name]);
  if (ids.length === 0) return [];
  const valid = ids.filter(isId);
  const [files, spaces] = [valid.length > 0 ? await filesOf(root, valid) : [], await spacesOf(root, record)];
  const open = files.filter((file) => spaces.has(file.spaceId) && isOpen(file, entity, record, actor));
  if (open.length < ids.length) return [{ path: `/${field.name}`, rule: "file" }];
  const fresh = open.filter(({ entity: name, recordId }) => name === null || recordId === record.id).map(({ id }) => id);
  if (fresh.length === 0) return [];
  await executor(root)
    .updateTable("file")
    .set({ state: "ATTACHED", entity: entity.name, recordId: String(record.id), field: field.name })
    .where("id", "in", fresh)
    .execute();
  return [];
}

/** Files that the record had, and that none of its fields refers to any more. */
async function leftFiles(root: Kysely<Tables>, entity: Entity, fields: readonly Field[], record: WrittenRecord["record"]) {
  const rows = await executor(root)
    .selectFrom("file")
    .select("id")
    .where("entity", "=", entity.name)
    .where("recordId", "=", String(record.id))
    .where(
      "field",
      "in",
      fields.map(({ name }) => name),
    )
    .execute();
  const kept = new Set(fields.flatMap(({ name }) => fileIdsIn(record[name])));
  return rows.map(({ id }) => id).filter((id) => !kept.has(id));
}

/**
 * Ties the files that a written record refers to, to it, and lets go of those that it refers to no more.
 * @throws AppError `request.invalid` for a file that isn't there, or isn't the writer's to use
 */
export async function attachImages(
  tools: ReleaseTools,
  { entity, fields, change }: { readonly entity: Entity; readonly fields: readonly Field[]; readonly change: WrittenRecord },
): Promise<void> {
  const faults: FieldFault[] = [];
  for (const field of fields) faults.push(...(await attach(tools.root, { entity, field, change })));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  const left = await leftFiles(tools.root, entity, fields, change.record);
  await releaseFiles(tools, { recordId: String(change.record.id), ids: left });
}
