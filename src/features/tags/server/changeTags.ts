import { findMembers, type HostTools, type RecordWrites, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { portionsOf } from "../../../shared/portionsOf";
import type { TagChange, TagChangeResult } from "../shared/api";
import { TAG_ERRORS } from "../shared/errors";
import { recordTags, writtenTags } from "./carriers";

const AT_ONCE = 1_000;
const COLUMNS = { tags: "tags", publicTags: "public_tags" } as const;
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES: readonly Column[] = ["tags", "publicTags"];

export interface Editing {
  readonly accountId: string | null;
  readonly tools: Pick<HostTools, "note">;
}

/** Puts a tag where it isn't, or takes it from where it is. @returns whose tags changed */
async function changeOne(
  db: SpaceDb,
  ids: readonly string[],
  { tag, column, does }: { tag: string; column: Column; does: "add" | "remove" },
) {
  const own = sql<string[]>`coalesce(${sql.ref(COLUMNS[column])}, '{}')`;
  const has = sql<boolean>`${tag} = any(${own})`;
  const value =
    does === "add" ? sql<string[]>`array_append(${own}, ${tag}::text)` : sql<string[]>`array_remove(${own}, ${tag}::text)`;
  const rows = await db
    .updateTable("member")
    .set({ [column]: value, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .where(does === "add" ? sql<boolean>`not ${has}` : has)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody whom a list names. @throws AppError `tags.unknownMembers` with `unknown` */
async function demandMembers(db: SpaceDb, names: readonly string[]) {
  const { members, unknown, repeated } = await findMembers(db, names);
  if (unknown.length > 0 || members.length === 0) throw new AppError(TAG_ERRORS.unknownMembers, { extensions: { unknown } });
  return { ids: members.map(({ id }) => id).sort(), repeated };
}

async function noteChanges(db: SpaceDb, ids: readonly string[], { accountId, tools }: Editing): Promise<void> {
  // Tags are personal: that they changed is noted, not what they were.
  const about = { spaceId: db.spaceId, accountId, action: "update", entity: "member", changes: {} } as const;
  for (const portion of portionsOf(ids, AT_ONCE)) await tools.note(portion.map((recordId) => ({ ...about, recordId })));
}

/** Gives members tags, or takes them away: all of the list, or nobody. Tags that aren't there are made. */
export async function changeMemberTags(
  db: SpaceDb,
  { tags: written, members: names }: TagChange,
  does: "add" | "remove",
  editing: Editing,
): Promise<TagChangeResult> {
  return db.transaction(async () => {
    const tags = await writtenTags(db, written);
    const { ids, repeated } = await demandMembers(db, names);
    const audiences = does === "add" ? await recordTags(db, { tags, publicTags: [] }) : undefined;
    const changed = new Set<string>();
    for (const tag of tags) {
      const own: readonly Column[] = audiences ? [audiences.get(tag) ? "publicTags" : "tags"] : COLUMN_NAMES;
      for (const column of own)
        for (const portion of portionsOf(ids, AT_ONCE))
          for (const id of await changeOne(db, portion, { tag, column, does })) changed.add(id);
    }
    await noteChanges(db, [...changed], editing);
    return { members: ids.length, changed: changed.size, repeated };
  });
}

/** Takes a tag from whoever has it. @returns whom it was taken from */
export async function takeFromAll(db: SpaceDb, tag: string): Promise<readonly string[]> {
  const had = await db
    .selectFrom("member")
    .select("id")
    .where(sql<boolean>`${tag} = any(coalesce(tags, '{}') || coalesce(public_tags, '{}'))`)
    .orderBy("id")
    .execute();
  const ids = had.map(({ id }) => id);
  for (const portion of portionsOf(ids, AT_ONCE))
    for (const column of COLUMN_NAMES) await changeOne(db, portion, { tag, column, does: "remove" });
  return ids;
}

interface Deleting extends Editing {
  readonly records: Pick<RecordWrites, "remove">;
}

/** Deletes tags, and takes them from whoever has them. @returns how many tags there were, and how many members had one */
export async function deleteTags(db: SpaceDb, names: readonly string[], { records, ...editing }: Deleting) {
  return db.transaction(async () => {
    const tags = await writtenTags(db, names);
    const changed = new Set<string>();
    for (const tag of tags) for (const id of await takeFromAll(db, tag)) changed.add(id);
    const found = await db.selectFrom("tag").select("id").where("name", "in", tags).where("deletedAt", "is", null).execute();
    for (const { id } of found) await records.remove("tag", id);
    await noteChanges(db, [...changed], editing);
    return { tags: found.length, members: changed.size };
  });
}
