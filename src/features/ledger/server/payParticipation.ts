import type { ParticipationFact } from "../../../contracts/events/participation";
import type { Delivery, HostTools, SpaceDb } from "../../../server/kit";
import { book } from "./book";

/** The participation is held by its change: nobody else counts its bookings meanwhile. */
async function countBookings(db: SpaceDb, participationId: string): Promise<number> {
  const { count } = await db
    .selectFrom("labTransaction")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account", "=", "MEMBER")
    .where("key", "like", `participation:${participationId}:%`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function setEarned(db: SpaceDb, participationId: string, labs: number): Promise<void> {
  await db.updateTable("participation").set({ labs }).where("id", "=", participationId).execute();
}

/** Books what the activity brings; nothing where it brings nothing. */
export async function payParticipation({ db, payload }: Delivery<ParticipationFact>, tools: HostTools): Promise<void> {
  const { participationId, activityId, memberId } = payload;
  const activity = await db.selectFrom("activity").select("labs").where("id", "=", activityId).executeTakeFirst();
  const amount = activity?.labs ?? 0;
  if (amount <= 0) return;
  const key = `participation:${participationId}:${await countBookings(db, participationId)}`;
  await book(db, { key, memberId, activityId, amount, reason: "ACTIVITY" }, tools);
  await setEarned(db, participationId, amount);
}

/** Takes back what was booked for a completion that counts no more. */
export async function takeBack({ db, payload }: Delivery<ParticipationFact>, tools: HostTools): Promise<void> {
  const { participationId, activityId, memberId } = payload;
  const row = await db.selectFrom("participation").select("labs").where("id", "=", participationId).executeTakeFirst();
  const earned = row?.labs ?? 0;
  if (earned <= 0) return;
  const key = `participation:${participationId}:${await countBookings(db, participationId)}`;
  await book(db, { key, memberId, activityId, amount: -earned, reason: "REVERSAL" }, tools);
  await setEarned(db, participationId, 0);
}
