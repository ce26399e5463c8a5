import type { QuestionnaireOwner } from "../../../../contracts/services/questionnaires";
import { type FileStore, type SpaceDb, sql } from "../../../../server/kit";

/** Of the rows of stored files. Those that somebody asked for wait to be taken, and are swept like any that no record takes. */
export const PURPOSE = "results.workbook";
/** Hours that a file which somebody asked for is kept: those of files that no record takes. */
export const KEPT_HOURS = 24;
export const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** What a file was made for, where other files have the name of a field. */
export const REQUESTED = "requested";
export const SCHEDULED = "scheduled";

/** Minutes after which whoever claimed a file has given it up. */
const ABANDONED_MINUTES = 10;
const LONGEST_NAME = 200;

export interface NewFile {
  readonly id: string;
  readonly ownerId: string;
  readonly entity: QuestionnaireOwner["entity"];
  readonly title: string;
  /** null for the report file, which nobody asked for. */
  readonly uploaderId: string | null;
  /** Of the report file: the instant that it is of. */
  readonly asOf?: string;
}

function rowOf({ id, ownerId, entity, title, uploaderId, asOf }: NewFile) {
  return {
    ...{ id, entity, recordId: ownerId, uploaderId, purpose: PURPOSE, mediaType: MEDIA_TYPE, size: 0 },
    name: `${[...title].slice(0, LONGEST_NAME).join("") || "results"}.xlsx`,
    field: asOf ? SCHEDULED : REQUESTED,
    ...(asOf ? { createdAt: asOf } : {}),
  };
}

/** Notes a file before its bytes are there: what a crash leaves is found and swept. */
export async function noteFile(db: SpaceDb, file: NewFile): Promise<void> {
  await db.insertInto("file").values(rowOf(file)).execute();
}

/** As `noteFile`, where several processes may be at the same file. @returns whether it is this one's to write */
export async function claimFile(db: SpaceDb, file: NewFile): Promise<boolean> {
  const noted = await db
    .insertInto("file")
    .values(rowOf(file))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (noted) return true;
  const abandoned = await db
    .updateTable("file")
    .set({ updatedAt: sql<string>`now()` })
    .where("id", "=", file.id)
    .where("size", "=", 0)
    .where(sql<boolean>`updated_at < now() - make_interval(mins => ${ABANDONED_MINUTES})`)
    .returning("id")
    .executeTakeFirst();
  return abandoned !== undefined;
}

/** Its bytes are there. @returns false where somebody has removed it meanwhile */
export async function completeFile(
  db: SpaceDb,
  { id, size, state }: { readonly id: string; readonly size: number; readonly state: "PENDING" | "ATTACHED" },
): Promise<boolean> {
  const row = await db
    .updateTable("file")
    .set({ size, state })
    .where("id", "=", id)
    .where("purpose", "=", PURPOSE)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Bytes first: a row whose bytes are gone is found again, bytes without a row never. */
export async function removeFiles(db: SpaceDb, files: FileStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) await files.remove(id);
  await db
    .deleteFrom("file")
    .where("id", "in", [...ids])
    .where("purpose", "=", PURPOSE)
    .execute();
}

/** The report files of an activity or a study, the newest first. */
export function reportFilesOf(db: SpaceDb, ownerId: string) {
  return db
    .selectFrom("file")
    .select(["id", "createdAt", "size"])
    .where("purpose", "=", PURPOSE)
    .where("recordId", "=", ownerId)
    .where("field", "=", SCHEDULED)
    .where("size", ">", 0)
    .orderBy("createdAt", "desc")
    .execute();
}

/** A whole file of an activity or a study that an account may have: the report file, and its own. */
export function findFile(
  db: SpaceDb,
  { id, ownerId, accountId }: { readonly id: string; readonly ownerId: string; readonly accountId: string | undefined },
) {
  return db
    .selectFrom("file")
    .select(["id", "name", "size"])
    .where("id", "=", id)
    .where("purpose", "=", PURPOSE)
    .where("recordId", "=", ownerId)
    .where("size", ">", 0)
    .where((eb) => eb.or([eb("field", "=", SCHEDULED), eb("uploaderId", "=", accountId ?? null)]))
    .executeTakeFirst();
}
