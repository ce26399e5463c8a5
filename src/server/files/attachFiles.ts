import type { Entity, Field } from "../../schema/catalog";
import { fileKindsIn } from "../../schema/holdsFiles";
import { AppError, type FieldIssue } from "../../shared/errors";
import { isId } from "../../shared/ids";
import type { Actor } from "../access/session/session";
import { executor } from "../db/transaction";
import type { WrittenRecord } from "../host/serverHost";
import { canRead, type FileRow, isPublic, type ReadTools } from "./canRead";
import { fileIdsIn, openness } from "./fileFields";
import type { FileReference } from "./findReferences";
import { type ReleaseTools, releaseFiles } from "./releaseFiles";

export type FieldFileTools = ReleaseTools & ReadTools;

interface FileWrite {
  readonly entity: Entity;
  /** Those with files, the most open first. */
  readonly fields: readonly Field[];
  readonly change: WrittenRecord;
}

async function filesOf({ root }: FieldFileTools, ids: readonly string[]): Promise<ReadonlyMap<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await executor(root)
    .selectFrom("file")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface Spaces {
  /** The record's own, or the one that it is itself. */
  readonly own: string;
  /** That one, and the company's: a look is put up from either side. */
  readonly all: ReadonlySet<unknown>;
}

async function spacesOf({ root }: FieldFileTools, { spaceId, id }: WrittenRecord["record"]): Promise<Spaces> {
  const own = String(spaceId ?? id);
  const space = await executor(root).selectFrom("space").select("parentId").where("id", "=", own).executeTakeFirst();
  return { own, all: new Set([own, id, space?.parentId]) };
}

/** One's own upload, what the record has already or everybody sees, or for who works on records, what they see themselves. */
async function isOpen(tools: FieldFileTools, file: FileRow, { entity, change }: FileWrite): Promise<boolean> {
  const { record, actor }: { readonly record: WrittenRecord["record"]; readonly actor: Actor } = change;
  if (file.uploaderId === actor.accountId || isPublic(tools.catalog, file)) return true;
  if (file.entity === entity.name && file.recordId === record.id) return true;
  // The record refers to the file by now: what it says does not count.
  const others: FieldFileTools = {
    ...tools,
    findReferences: (id) => tools.findReferences(id, { exceptRecordId: String(record.id) }),
  };
  return actor.kind !== "member" && canRead(others, file, [actor]);
}

/** Where a file belongs that the record's field refers to: to the most open of all fields that do. */
async function homeOf(
  tools: FieldFileTools,
  file: FileRow,
  here: FileReference,
  field: Field,
): Promise<FileReference | undefined> {
  const before = file.field === null ? undefined : tools.catalog.entities.get(file.entity ?? "")?.fields.get(file.field);
  const isElsewhere = before !== undefined && file.recordId !== here.recordId;
  if (isElsewhere) return openness(field) < openness(before) ? here : undefined;
  if (!before || openness(field) <= openness(before)) return here;
  const [other] = await tools.findReferences(file.id, { exceptRecordId: here.recordId, limit: 1 });
  const otherField = other && tools.catalog.entities.get(other.entity)?.fields.get(other.field);
  return otherField && openness(otherField) < openness(field) ? other : here;
}

/** Ties the files to their homes. What the company put up for a community moves there: its people may see it. */
async function settle(
  tools: FieldFileTools,
  files: ReadonlyMap<string, FileRow>,
  written: FileWrite,
  { own }: Spaces,
): Promise<void> {
  const { entity, fields, change } = written;
  const settled = new Set<string>();
  for (const field of fields) {
    for (const id of fileIdsIn(change.record[field.name])) {
      const file = files.get(id);
      if (!file || settled.has(id)) continue;
      settled.add(id);
      const here = { entity: entity.name, recordId: String(change.record.id), field: field.name };
      const home = await homeOf(tools, file, here, field);
      if (!home) continue;
      const place = home === here && file.spaceId !== here.recordId ? { spaceId: own } : {};
      await executor(tools.root)
        .updateTable("file")
        .set({ state: "ATTACHED", ...home, ...place })
        .where("id", "=", id)
        .execute();
    }
  }
}

/** Files that the record had, and that none of its fields refers to any more. */
async function leftFiles({ root }: FieldFileTools, { entity, fields, change }: FileWrite): Promise<readonly string[]> {
  const { record } = change;
  const names = fields.map(({ name }) => name);
  const rows = await executor(root)
    .selectFrom("file")
    .select("id")
    .where("entity", "=", entity.name)
    .where("recordId", "=", String(record.id))
    .where("field", "in", names)
    .execute();
  const kept = new Set(fileIdsIn(names.map((name) => record[name])));
  return rows.map(({ id }) => id).filter((id) => !kept.has(id));
}

/**
 * Ties the files that a written record refers to, to it, and lets go of those that it refers to no more.
 * @throws AppError `request.invalid` for a file that isn't there, or isn't the writer's to use
 */
export async function attachFiles(tools: FieldFileTools, written: FileWrite): Promise<void> {
  const { fields, change } = written;
  const idsOf = new Map(fields.map((field) => [field, fileIdsIn(change.record[field.name])]));
  const ids = [...new Set([...idsOf.values()].flat())];
  if (ids.length > 0) {
    const [found, spaces] = [await filesOf(tools, ids.filter(isId)), await spacesOf(tools, change.record)];
    const open = new Map<string, FileRow>();
    for (const file of found.values())
      if (spaces.all.has(file.spaceId) && (await isOpen(tools, file, written))) open.set(file.id, file);
    const faulty = fields.filter((field) => {
      const kinds = fileKindsIn(field.schema);
      return idsOf.get(field)?.some((id) => !kinds.has(open.get(id)?.purpose ?? ""));
    });
    const faults = faulty.map(({ name }): FieldIssue => ({ path: `/${name}`, rule: "file" }));
    if (faults.length > 0) throw new AppError("request.invalid", { faults });
    await settle(tools, open, written, spaces);
  }
  await releaseFiles(tools, { recordId: String(change.record.id), ids: await leftFiles(tools, written) });
}
