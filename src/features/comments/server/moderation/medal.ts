import type { Ledger } from "../../../../contracts/services/ledger";
import { type HostTools, readGamification, type SpaceDb, sql } from "../../../../server/kit";
import { MEDAL } from "../notify/kinds";
import { type HeldComment, holdComment } from "../write/holdComment";

export interface MedalTools {
  readonly tools: () => Pick<HostTools, "notify">;
  readonly ledger: () => Ledger;
}

async function reward(db: SpaceDb, { id, activity, member }: HeldComment, { tools, ledger }: MedalTools): Promise<void> {
  if (!member) return;
  const { title } = await db.selectFrom("activity").select("title").where("id", "=", activity).executeTakeFirstOrThrow();
  const { labsPerComment: amount } = await readGamification(db);
  const entry = { key: `medal:${id}`, memberId: member, reason: "WINNING_COMMENT", concept: title } as const;
  if (amount > 0) await ledger().book(db, { ...entry, amount });
  const params = { smart_count: amount };
  await tools().notify(db, { kind: MEDAL.name, members: [member], activityId: activity, params, key: `medal:${id}` });
}

/**
 * Makes a comment a winning one, which pays its LABs once and for all, or takes the mark away; what was paid stays.
 * In the open transaction.
 */
export async function setMedal(db: SpaceDb, id: string, medal: boolean, tools: MedalTools): Promise<void> {
  const comment = await holdComment(db, id);
  if (comment.medal === medal) return;
  await db.updateTable("comment").set({ medal, version: sql<number>`comment.version + 1` }).where("id", "=", id).execute();
  if (comment.member) {
    await db
      .updateTable("member")
      .set({ medals: sql<number>`greatest(coalesce(medals, 0) + ${medal ? 1 : -1}::int, 0)` })
      .where("id", "=", comment.member)
      .execute();
  }
  if (medal) await reward(db, comment, tools);
}
