import { type EntityHook, sql } from "../../../server/kit";

/** Who has a tag has it by its name: a new name, or another audience, goes to all of them with the change. */
export const renameHook: EntityHook = {
  entity: "tag",
  fields: ["name", "isPublic"],
  afterUpdate: async ({ db, before, record }) => {
    const [from, to] = [String(before.name), String(record.name)];
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
