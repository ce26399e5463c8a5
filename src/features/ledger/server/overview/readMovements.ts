import type { Movement, MovementFilter, MovementPage } from "../../../../contracts/api/ledger";
import { type SpaceDb, sql } from "../../../../server/kit";
import type { Page } from "../pageOf";
import { OUTSIDE } from "../readHistory";

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Transfers that enter or leave what members have: what moves between their own accounts is no movement. */
function crossing(db: SpaceDb, { reason, search, from, to }: MovementFilter) {
  let query = db
    .selectFrom("ledgerTransfer as t")
    .innerJoin("ledgerAccount as source", "source.id", "t.from")
    .innerJoin("ledgerAccount as target", "target.id", "t.to")
    .leftJoin("member", "member.id", "t.member")
    .where((eb) => eb(eb("source.kind", "in", OUTSIDE), "<>", eb("target.kind", "in", OUTSIDE)));
  if (reason) query = query.where("t.reason", "=", reason);
  if (search) query = query.where("member.nickname", "ilike", `%${escaped(search)}%`);
  if (from) query = query.where("t.createdAt", ">=", from);
  if (to) query = query.where("t.createdAt", "<", to);
  return query;
}

/** All members' movements, the newest first. */
export async function readMovements(db: SpaceDb, filter: MovementFilter, { page, pageSize }: Page): Promise<MovementPage> {
  const rows = await crossing(db, filter)
    .leftJoin("activity", "activity.id", "t.activity")
    .leftJoin("staffRole", "staffRole.id", "t.actor")
    .select(["t.id", "t.createdAt", "t.reason", "t.concept", "t.availableAt"])
    .select([
      "member.id as memberId",
      "member.nickname",
      "activity.id as activityId",
      "activity.title",
      "staffRole.name as actor",
    ])
    .select(sql<number>`case when source.kind in ('ISSUED', 'HELD') then t.amount else -t.amount end`.as("labs"))
    .orderBy("t.createdAt", "desc")
    .orderBy("t.id", "desc")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { count } = await crossing(db, filter)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const items = rows.map(
    ({ id, createdAt, reason, concept, labs, availableAt, memberId, nickname, activityId, title, actor }): Movement => ({
      id,
      date: createdAt,
      type: reason,
      concept,
      labs,
      availableAt: availableAt && Date.parse(availableAt) > Date.now() ? availableAt : null,
      member: memberId && nickname !== null ? { id: memberId, nickname } : null,
      activity: activityId ? { id: activityId, title } : null,
      actor,
    }),
  );
  return { items, totalElements: Number(count), page, pageSize };
}
