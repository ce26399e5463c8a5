import { type DataMigration, type DemoSeed, type EntityHook, newId, type SpaceDb, sql } from "../../../server/kit";
import { sameTag, tidyTag } from "../shared/tags";

interface Carried {
  readonly tags: readonly string[];
  readonly publicTags: readonly string[];
}

const MEMBER_TAGS = ["tags", "publicTags"] as const;

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Audiences of tags by their names; held, so that none of them is renamed or deleted until the transaction ends. */
async function readAudiences(db: SpaceDb, names: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom("tag")
    .select(["name", "isPublic"])
    .where("deletedAt", "is", null)
    .where("name", "=", sql<string>`any(${[...names]}::text[])`)
    .orderBy("name")
    .forShare()
    .execute();
  return new Map(rows.map(({ name, isPublic }) => [name, isPublic === true]));
}

/** The audience of each of the tags; those without a record get one, public where they were given as public. */
export async function recordTags(db: SpaceDb, { tags, publicTags }: Carried): Promise<ReadonlyMap<string, boolean>> {
  const names = [...new Set([...tags, ...publicTags])].sort();
  const known = await readAudiences(db, names);
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return known;
  await db
    .insertInto("tag")
    .values(missing.map((name) => ({ id: newId(), name, isPublic: !tags.includes(name) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readAudiences(db, names);
}

/** Writes names as tags that are there have them: capitals and spaces make no other tag. Repetitions go. */
async function tagWriter(db: SpaceDb): Promise<(names: readonly string[]) => readonly string[]> {
  const rows = await db.selectFrom("tag").select("name").where("deletedAt", "is", null).orderBy("name").execute();
  const [exact, loose] = [new Set<string>(), new Map<string, string>()];
  for (const { name } of rows) {
    exact.add(name);
    loose.set(sameTag(name), loose.get(sameTag(name)) ?? name);
  }
  return (names) => {
    const written = new Map<string, string>();
    for (const name of names.map(tidyTag)) {
      const own = exact.has(name) ? name : (loose.get(sameTag(name)) ?? name);
      const key = exact.has(own) ? own : sameTag(own);
      if (!written.has(key)) written.set(key, own);
    }
    return [...written.values()];
  };
}

/** Names of tags as they stand in the tags' own list. */
export async function writtenTags(db: SpaceDb, names: readonly string[]): Promise<readonly string[]> {
  return (await tagWriter(db))(names);
}

function tidyHook(entity: string, fields: readonly string[]): Pick<EntityHook, "entity" | "fields" | "completer"> {
  return {
    entity,
    fields,
    completer: async (db) => {
      const write = await tagWriter(db);
      return (values) => {
        const given = fields.filter((field) => Array.isArray(values[field]));
        return { ...values, ...Object.fromEntries(given.map((field) => [field, write(listOf(values[field]))])) };
      };
    },
  };
}

/** Puts each of a member's tags where its audience says. */
async function settleMember(db: SpaceDb, record: Readonly<Record<string, unknown>>): Promise<void> {
  const carried = { tags: listOf(record.tags), publicTags: listOf(record.publicTags) };
  const audiences = await recordTags(db, carried);
  const all = [...new Set([...carried.tags, ...carried.publicTags])];
  const settled = { tags: all.filter((tag) => !audiences.get(tag)), publicTags: all.filter((tag) => audiences.get(tag)) };
  const isSettled = settled.tags.length === carried.tags.length && settled.publicTags.length === carried.publicTags.length;
  if (isSettled && settled.tags.every((tag) => carried.tags.includes(tag))) return;
  await db.updateTable("member").set(settled).where("id", "=", String(record.id)).execute();
}

const noteMember: NonNullable<EntityHook["afterCreate"]> = ({ db, record }) => settleMember(db, record);
const noteInvitation: NonNullable<EntityHook["afterCreate"]> = async ({ db, record }) => {
  await recordTags(db, { tags: listOf(record.tags), publicTags: [] });
};

/** Whoever loads members from a file names tags that are there: a misspelt one would be one more. */
const unknownInFile: NonNullable<EntityHook["imports"]> = {
  checker: async (db) => {
    const rows = await db.selectFrom("tag").select("name").where("deletedAt", "is", null).execute();
    const known = new Set(rows.map(({ name }) => sameTag(name)));
    return (values) =>
      MEMBER_TAGS.flatMap((field) => {
        const unknown = listOf(values[field]).filter((name) => !known.has(sameTag(name)));
        const params = { tags: unknown.join(", ") };
        return unknown.length === 0 ? [] : [{ path: `/${field}`, rule: "unknown", messageKey: "tags.unknownTag", params }];
      });
  },
};

/** What a person is given as a tag, by whatever means, is a record of the community's tags at once. */
export const carrierHooks: readonly EntityHook[] = [
  { ...tidyHook("member", MEMBER_TAGS), imports: unknownInFile, afterCreate: noteMember, afterUpdate: noteMember },
  { ...tidyHook("invitation", ["tags"]), afterCreate: noteInvitation, afterUpdate: noteInvitation },
];

/** Tags that people carry, or will, and that have no record. */
async function recordCarried(db: SpaceDb): Promise<void> {
  const members = await db.selectFrom("member").select(["id", "tags", "publicTags"]).execute();
  const invitations = await db.selectFrom("invitation").select("tags").execute();
  const tags = new Set([...members, ...invitations].flatMap((one) => listOf(one.tags)));
  await recordTags(db, { tags: [...tags], publicTags: members.flatMap(({ publicTags }) => listOf(publicTags)) });
  for (const member of members) await settleMember(db, member);
}

/** Tags of before every tag was a record. */
export const carriedTags: DataMigration = { name: "tags.carried", run: recordCarried };

/** The demo's people are written without hooks. */
export const demoTags: DemoSeed = {
  name: "tags",
  order: 5,
  run: ({ spaceDb, communityId }) => recordCarried(spaceDb(communityId)),
};
