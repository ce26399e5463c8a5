import type { ParticipationFact, participationCompleted } from "../../../contracts/events/participation";
import type { Ledger } from "../../../contracts/services/ledger";
import { type Delivery, readGamification, type SpaceDb } from "../../../server/kit";

type Completion = Delivery<NonNullable<typeof participationCompleted.payload>>;

/** How long the team has to find that a completion doesn't count, e.g. in a survey's quality review. */
const PENDING_DAYS = 14;
const MS_PER_DAY = 86_400_000;

/** Its bookings, the latest first. The participation is held by its change: nobody else books for it meanwhile. */
async function readBookings(db: SpaceDb, { participationId, activityId, memberId }: ParticipationFact) {
  const rows = await db
    .selectFrom("ledgerTransfer")
    .select(["key", "reason", "bookingId"])
    .where("activity", "=", activityId)
    .where("member", "=", memberId)
    .where("reason", "in", ["ACTIVITY", "REVERSAL"])
    .where("key", "like", `participation:${participationId}:%`)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  // One each, by its first transfer.
  return [...new Map(rows.map((row) => [row.bookingId, row])).values()];
}

async function setEarned(db: SpaceDb, participationId: string, labs: number): Promise<void> {
  await db.updateTable("participation").set({ labs }).where("id", "=", participationId).execute();
}

/** Books what the activity brings; nothing where it brings nothing. */
export async function payParticipation({ db, payload }: Completion, ledger: Ledger): Promise<void> {
  const { participationId, activityId, memberId, mayChange } = payload;
  if (!(await readGamification(db)).isOn) return;
  const activity = await db.selectFrom("activity").select("labs").where("id", "=", activityId).executeTakeFirst();
  const amount = activity?.labs ?? 0;
  if (amount <= 0) return;
  const key = `participation:${participationId}:${(await readBookings(db, payload)).length}`;
  const pending = mayChange ? { availableAt: new Date(Date.now() + PENDING_DAYS * MS_PER_DAY) } : {};
  await ledger.book(db, { key, memberId, activityId, amount, reason: "ACTIVITY", ...pending });
  await setEarned(db, participationId, amount);
}

/** Takes back what was booked for a completion that counts no more. */
export async function takeBack({ db, payload }: Delivery<ParticipationFact>, ledger: Ledger): Promise<void> {
  const { participationId, memberId } = payload;
  const [latest] = await readBookings(db, payload);
  // Nothing was booked, or it was taken back.
  if (latest?.reason !== "ACTIVITY") return;
  await ledger.reverse(db, { key: latest.key, memberId });
  await setEarned(db, participationId, 0);
}
