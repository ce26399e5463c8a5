import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import type { Page } from "./pageQuery";

interface Entry {
  readonly id: string;
  readonly date: string;
  readonly type: string;
  readonly concept: string | null;
  readonly labs: number;
  readonly balance: string;
  readonly activityId: string | null;
  readonly activityTitle: string | null;
}

function presentEntry({ activityId, activityTitle, balance, ...entry }: Entry) {
  return {
    ...entry,
    balance: Number(balance),
    activity: activityId === null ? null : { id: activityId, title: activityTitle },
  };
}

/** A member's own side of the ledger, the newest first, each entry with what was there after it. */
export async function readTransactions(
  root: Kysely<Tables>,
  { spaceId, memberId, page, pageSize }: Page & { readonly spaceId: string; readonly memberId: string },
) {
  const own = sql`t.space_id = ${spaceId} and t.member = ${memberId} and t.account = 'MEMBER'`;
  const { rows } = await sql<Entry>`
    select t.id, t.created_at as date, t.reason as type, t.concept, t.amount as labs,
      sum(t.amount) over (order by t.created_at, t.id) as balance, a.id as activity_id, a.title as activity_title
    from lab_transaction t left join activity a on a.id = t.activity and a.space_id = t.space_id
    where ${own} order by t.created_at desc, t.id desc limit ${pageSize} offset ${page * pageSize}`.execute(root);
  const counted = await sql<{ count: number }>`select count(*)::int as count from lab_transaction t where ${own}`.execute(root);
  return { items: rows.map(presentEntry), totalElements: counted.rows[0]?.count ?? 0, page, pageSize };
}
