import { type EntityHook, json, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json } from "../../../shared/json";
import type { SegmentCondition } from "../shared/api";
import { SEGMENT_ERRORS } from "../shared/errors";

interface TaggedSegment {
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly SegmentCondition[];
}

const asks = (condition: SegmentCondition, tag: string): boolean =>
  condition.kind === "TAG" && condition.values?.includes(tag) === true;

/** Segments that ask for a tag, by name. */
export async function taggedSegments(db: SpaceDb, tag: string): Promise<readonly TaggedSegment[]> {
  const rows = await db.selectFrom("segment").select(["id", "name", "conditions"]).orderBy("name").execute();
  const segments = rows.map((row) => ({ ...row, conditions: row.conditions as unknown as readonly SegmentCondition[] }));
  return segments.filter(({ conditions }) => conditions.some((condition) => asks(condition, tag)));
}

/** Writes the values of a segment's conditions anew where they name a tag. */
async function replaceTag(db: SpaceDb, tag: string, values: (before: readonly string[]) => readonly string[]): Promise<void> {
  await db.selectFrom("segment").select("id").orderBy("id").forUpdate().execute();
  for (const { id, conditions } of await taggedSegments(db, tag)) {
    const next = conditions.map((condition) =>
      asks(condition, tag) ? { ...condition, values: [...new Set(values(condition.values ?? []))] } : condition,
    );
    await db
      .updateTable("segment")
      .set((eb) => ({ conditions: json(next as unknown as Json), version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
  }
}

/** A condition without its last tag would hold of everybody or nobody. @throws AppError `segments.tagNeeded` */
async function demandOtherTags(db: SpaceDb, tag: string): Promise<void> {
  const needing = (await taggedSegments(db, tag)).filter(({ conditions }) =>
    conditions.some((condition) => asks(condition, tag) && condition.values?.length === 1),
  );
  const names = needing.map(({ name }) => name);
  if (names.length > 0)
    throw new AppError(SEGMENT_ERRORS.tagNeeded, { params: { tag, segments: names.join(", "), smart_count: names.length } });
}

/** Segments name tags by their words: a tag that is renamed or deleted is so in them, with the same change. */
export const namedTags: EntityHook = {
  entity: "tag",
  fields: ["name"],
  afterUpdate: async ({ db, before, record }) => {
    const [from, to] = [String(before.name), String(record.name)];
    if (from !== to) await replaceTag(db, from, (values) => values.map((value) => (value === from ? to : value)));
  },
  beforeDelete: async ({ db, record }) => {
    const tag = String(record.name);
    await demandOtherTags(db, tag);
    await replaceTag(db, tag, (values) => values.filter((value) => value !== tag));
  },
};
