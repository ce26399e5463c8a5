import { type HostTools, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Cancellation } from "../shared/api/team";
import { RAFFLE_ERRORS } from "../shared/errors";
import { CANCELLED } from "./kinds";

/**
 * Cancels a raffle that isn't drawn yet, and tells those who take part in its activity why. Its commitment stays.
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
    await db
      .updateTable("activity")
      .set({ ...changed, raffleActive: false })
      .where("id", "=", raffle.activity)
      .execute();
    const rows = await db.selectFrom("participation").select("member").where("activity", "=", raffle.activity).execute();
    const members = rows.flatMap(({ member }) => member ?? []);
    if (members.length === 0) return;
    const params = { reward: raffle.reward, reason };
    await notify(db, { kind: CANCELLED.name, members, activityId: raffle.activity, params, key: `raffle:${raffleId}:cancelled` });
  });
}
