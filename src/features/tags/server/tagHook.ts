import { type EntityHook, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { TAG_ERRORS } from "../shared/errors";
import { sameTag, tidyTag } from "../shared/tags";
import { takeFromAll } from "./changeTags";

/** @throws AppError `tags.sameTag` where another one is called so but for capitals */
async function demandOther(db: SpaceDb, id: string, name: string): Promise<void> {
  const other = await db
    .selectFrom("tag")
    .select("name")
    .where("deletedAt", "is", null)
    .where("id", "<>", id)
    .where(sql<string>`lower(name)`, "=", sameTag(name))
    .executeTakeFirst();
  if (other) throw new AppError(TAG_ERRORS.sameTag, { params: { tag: other.name } });
}

/** Those who will have it once they join. */
async function changeInvitations(db: SpaceDb, from: string, to?: string): Promise<void> {
  const kept = sql<string[]>`array_remove(array_remove(coalesce(tags, '{}'), ${from}::text), ${to ?? from}::text)`;
  await db
    .updateTable("invitation")
    .set({ tags: to === undefined ? kept : sql<string[]>`array_append(${kept}, ${to}::text)` })
    .where(sql<boolean>`${from} = any(coalesce(tags, '{}'))`)
    .execute();
}

/** Who has a tag has it by its name: a new name or audience goes to all of them with the change, and a deleted tag from them. */
export const tagHook: EntityHook = {
  entity: "tag",
  fields: ["name", "isPublic"],
  completer: async () => (values) => (typeof values.name === "string" ? { ...values, name: tidyTag(values.name) } : values),
  afterCreate: ({ db, record }) => demandOther(db, String(record.id), String(record.name)),
  beforeDelete: async ({ db, record }) => {
    await takeFromAll(db, String(record.name));
    await changeInvitations(db, String(record.name));
  },
  afterUpdate: async ({ db, before, record }) => {
    const [from, to] = [String(before.name), String(record.name)];
    if (from !== to) {
      await demandOther(db, String(record.id), to);
      await changeInvitations(db, from, to);
    }
    const [source, target] = [before, record].map(({ isPublic }) => sql.ref(isPublic === true ? "public_tags" : "tags"));
    if (!source || !target || (from === to && before.isPublic === record.isPublic)) return;
    const kept = sql<string[]>`array_remove(array_remove(coalesce(${target}, '{}'), ${from}::text), ${to}::text)`;
    const isMoved = before.isPublic !== record.isPublic;
    const added = sql<string[]>`array_append(${kept}, ${to}::text)`;
    const column = record.isPublic === true ? "publicTags" : "tags";
    const other = record.isPublic === true ? "tags" : "publicTags";
    await db
      .updateTable("member")
      .set({
        [column]: added,
        ...(isMoved ? { [other]: sql<string[]>`array_remove(${source}, ${from}::text)` } : {}),
        updatedAt: sql<string>`now()`,
        version: sql<number>`version + 1`,
      })
      .where(sql<boolean>`${from} = any(coalesce(${source}, '{}'))`)
      .execute();
  },
};
