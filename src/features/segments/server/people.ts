import type { Audience } from "../../../contracts/services/audience";
import type { RawBuilder, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { SegmentCondition, SegmentPage, SegmentPreview } from "../shared/segments";
import { conditionsSql } from "./conditionsSql";

const NAMES = 5;

/** Those who haven't left and of whom something holds. */
const those = (db: SpaceDb, holds: RawBuilder<boolean>) =>
  db.selectFrom("member").where("member.status", "<>", "INACTIVE").where(holds);

async function count(db: SpaceDb, holds: RawBuilder<boolean>): Promise<number> {
  const row = await those(db, holds)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** @throws AppError `record.notFound` */
async function readConditions(db: SpaceDb, segmentId: string): Promise<readonly SegmentCondition[]> {
  const segment = await db.selectFrom("segment").select("conditions").where("id", "=", segmentId).executeTakeFirst();
  if (!segment) throw new AppError("record.notFound");
  return segment.conditions as unknown as readonly SegmentCondition[];
}

/** How many meet conditions that may not be saved yet. */
export async function preview(db: SpaceDb, conditions: readonly SegmentCondition[]): Promise<SegmentPreview> {
  const holds = conditionsSql(conditions);
  const first = await those(db, holds).select("member.nickname").orderBy("member.nickname").limit(NAMES).execute();
  return { members: await count(db, holds), names: first.map(({ nickname }) => nickname) };
}

/** Members of a segment, page by page, by nickname. @throws AppError `record.notFound` */
export async function readPage(
  db: SpaceDb,
  { segmentId, page, pageSize }: { readonly segmentId: string; readonly page: number; readonly pageSize: number },
): Promise<SegmentPage> {
  const holds = conditionsSql(await readConditions(db, segmentId));
  const items = await those(db, holds)
    .select(["member.id", "member.nickname", "member.lastSeenAt"])
    .orderBy("member.nickname")
    .orderBy("member.id")
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  return { items, totalElements: await count(db, holds), page };
}

export const segmentAudience: Audience = {
  segments: async (db) => {
    const segments = await db.selectFrom("segment").select(["id", "name", "conditions"]).orderBy("name").execute();
    return Promise.all(
      segments.map(async ({ id, name, conditions }) => ({
        ...{ id, name },
        members: await count(db, conditionsSql(conditions as unknown as readonly SegmentCondition[])),
      })),
    );
  },
  members: async (db, segmentIds) => {
    const all = new Map<string, { readonly id: string; readonly nickname: string }>();
    for (const segmentId of segmentIds) {
      const holds = conditionsSql(await readConditions(db, segmentId));
      const rows = await those(db, holds).select(["member.id", "member.nickname"]).orderBy("member.nickname").execute();
      for (const row of rows) all.set(row.id, row);
    }
    return [...all.values()];
  },
};
