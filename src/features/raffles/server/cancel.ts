import { type HostTools, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Cancellation } from "../shared/api/team";
import { RAFFLE_ERRORS } from "../shared/errors";
import { CANCELLED } from "./kinds";

/** Members who take part: in its activity, or by entries that they bought. */
async function readEntered(db: SpaceDb, raffleId: string, activityId: string | null): Promise<readonly string[]> {
  const rows =
    activityId === null
      ? await db.selectFrom("raffleTicket").select("member").distinct().where("raffle", "=", raffleId).execute()
      : await db.selectFrom("participation").select("member").where("activity", "=", activityId).execute();
  return rows.flatMap(({ member }) => member ?? []);
}

/**
 * Cancels a raffle that isn't drawn yet, and tells those who take part why. Its commitment stays; LABs of entries are given
 * back by `settleEntries`.
 * @throws AppError `record.notFound`, `raffles.decided`
 */
export async function cancelRaffle(
  db: SpaceDb,
  { raffleId, reason }: Cancellation,
  { notify }: Pick<HostTools, "notify">,
): Promise<void> {
  await db.transaction(async () => {
    const raffle = await db
      .selectFrom("raffle")
      .select(["activity", "reward", "status"])
      .where("id", "=", raffleId)
      .forUpdate()
      .executeTakeFirst();
    if (!raffle) throw new AppError("record.notFound");
    if (raffle.status !== "PENDING") throw new AppError(RAFFLE_ERRORS.decided);
    const changed = { updatedAt: sql<string>`now()`, version: sql<number>`version + 1` };
    await db
      .updateTable("raffle")
      .set({ ...changed, status: "CANCELLED", cancelReason: reason })
      .where("id", "=", raffleId)
      .execute();
    if (raffle.activity !== null)
      await db
        .updateTable("activity")
        .set({ ...changed, raffleActive: false })
        .where("id", "=", raffle.activity)
        .execute();
    const members = await readEntered(db, raffleId, raffle.activity);
    if (members.length === 0) return;
    const params = { reward: raffle.reward, reason };
    const about = raffle.activity === null ? {} : { activityId: raffle.activity };
    await notify(db, { kind: CANCELLED.name, members, ...about, params, key: `raffle:${raffleId}:cancelled` });
  });
}
