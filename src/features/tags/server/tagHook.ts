import { type EntityHook, sql } from "../../../server/kit";
import { takeFromAll } from "./changeTags";
import { readTagList } from "./readTagList";

/** Whoever loads members from a file names tags that are there: a misspelt one would be one more. */
export const tagImportHook: EntityHook = {
  entity: "member",
  fields: ["tags", "publicTags"],
  imports: {
    checker: async (db) => {
      const { tags, publicTags } = await readTagList(db);
      const known = new Set([...tags, ...publicTags]);
      const unknownOf = (value: unknown) => (Array.isArray(value) ? value.filter((tag) => !known.has(String(tag))) : []);
      return (values) =>
        ["tags", "publicTags"].flatMap((name) => {
          const unknown = unknownOf(values[name]);
          return unknown.length === 0
            ? []
            : [{ path: `/${name}`, rule: "unknown", messageKey: "tags.unknownTag", params: { tags: unknown.join(", ") } }];
        });
    },
  },
};

/** Who has a tag has it by its name: a new name or audience goes to all of them with the change, and a deleted tag from them. */
export const tagHook: EntityHook = {
  entity: "tag",
  fields: ["name", "isPublic"],
  beforeDelete: async ({ db, record }) => {
    await takeFromAll(db, String(record.name));
  },
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
