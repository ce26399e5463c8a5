import type { Audience, SegmentCount } from "../../../contracts/services/audience";
import { type RawBuilder, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { portionsOf } from "../../../shared/portionsOf";
import type { SegmentCondition, SegmentPage, SegmentPreview } from "../shared/api";
import { conditionsSql, READ_FIELDS } from "./conditionsSql";
import { taggedSegments } from "./namedTags";

const NAMES = 5;
/** So many segments are counted by one statement. */
const AT_ONCE = 50;

/** Those who haven't left and of whom something holds. */
const those = (db: SpaceDb, holds: RawBuilder<boolean>) =>
  db.selectFrom("member").where("member.status", "<>", "INACTIVE").where(holds);

async function count(db: SpaceDb, holds: RawBuilder<boolean>): Promise<number> {
  const row = await those(db, holds)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What each of some segments asks for. @throws AppError `record.notFound` where one isn't there */
async function readConditions(db: SpaceDb, segmentIds: readonly string[]): Promise<readonly RawBuilder<boolean>[]> {
  if (segmentIds.length === 0) return [];
  const ids = [...new Set(segmentIds)];
  const segments = await db.selectFrom("segment").select("conditions").where("id", "in", ids).execute();
  if (segments.length < ids.length) throw new AppError("record.notFound");
  return segments.map(({ conditions }) => conditionsSql(conditions as unknown as readonly SegmentCondition[]));
}

/** How many meet conditions that may not be saved yet. */
export async function preview(db: SpaceDb, conditions: readonly SegmentCondition[]): Promise<SegmentPreview> {
  const holds = conditionsSql(conditions);
  const first = await those(db, holds).select("member.nickname").orderBy("member.nickname").limit(NAMES).execute();
  return { members: await count(db, holds), names: first.map(({ nickname }) => nickname) };
}

interface Asked {
  readonly segmentId: string;
  readonly page: number;
  readonly pageSize: number;
  /** Names of members' fields that the person may read. */
  readonly readable: ReadonlySet<string>;
}

/** Whether being in the segment tells of members what the person may not read of them. */
async function tellsMore(db: SpaceDb, { segmentId, readable }: Asked): Promise<boolean> {
  const segment = await db.selectFrom("segment").select("conditions").where("id", "=", segmentId).executeTakeFirst();
  const conditions = (segment?.conditions ?? []) as unknown as readonly SegmentCondition[];
  return conditions.some(({ kind }) => READ_FIELDS[kind].some((field) => !readable.has(field)));
}

/**
 * Members of a segment, page by page, by nickname; how many alone, where their names would tell of them what the person
 * may not read. @throws AppError `record.notFound`
 */
export async function readPage(db: SpaceDb, asked: Asked): Promise<SegmentPage> {
  const { segmentId, page, pageSize } = asked;
  const [holds = sql<boolean>`false`] = await readConditions(db, [segmentId]);
  if (await tellsMore(db, asked)) return { items: [], totalElements: await count(db, holds), page };
  const items = await those(db, holds)
    .select(["member.id", "member.nickname", "member.lastSeenAt"])
    .orderBy("member.nickname")
    .orderBy("member.id")
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  return { items, totalElements: await count(db, holds), page };
}

interface NamedSegment {
  readonly id: string;
  readonly name: string;
  readonly conditions: unknown;
}

/** How many members each of some segments has: members are read once, not once for each. */
async function countAll(db: SpaceDb, segments: readonly NamedSegment[]): Promise<readonly SegmentCount[]> {
  const holds = segments.map(({ conditions }) => conditionsSql(conditions as readonly SegmentCondition[]));
  const row = await those(db, sql<boolean>`true`)
    .select(holds.map((one, at) => sql<string>`count(*) filter (where ${one})`.as(`of${at}`)))
    .executeTakeFirstOrThrow();
  const counts = row as Readonly<Record<string, string>>;
  return segments.map(({ id, name }, at) => ({ id, name, members: Number(counts[`of${at}`]) }));
}

export const segmentAudience: Audience = {
  segments: async (db) => {
    const segments = await db.selectFrom("segment").select(["id", "name", "conditions"]).orderBy("name").execute();
    const counted: SegmentCount[] = [];
    for (const portion of portionsOf(segments, AT_ONCE)) counted.push(...(await countAll(db, portion)));
    return counted;
  },
  members: async (db, segmentIds) => {
    const holds = await readConditions(db, segmentIds);
    if (holds.length === 0) return [];
    const any = sql<boolean>`(${sql.join(holds, sql` or `)})`;
    return those(db, any).select(["member.id", "member.nickname"]).orderBy("member.nickname").execute();
  },
  tagged: async (db, tag) => (await taggedSegments(db, tag)).map(({ name }) => name),
};
