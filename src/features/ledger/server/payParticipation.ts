import type { ParticipationFact, participationCompleted } from "../../../contracts/events/participation";
import type { Ledger } from "../../../contracts/services/ledger";
import { type Deliveries, type Delivery, readGamification, type SpaceDb, sql } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { PENDING_DAYS } from "../../../shared/pendingDays";

type Completions = Deliveries<NonNullable<typeof participationCompleted.payload>>;

/** A participation's bookings, the latest first, each by its first transfer. */
type Bookings = readonly { readonly key: string; readonly reason: string; readonly bookingId: string }[];

const prefixOf = (participationId: string) => `participation:${participationId}:`;

/** By participation. These are held by their change: nobody else books for them meanwhile. */
async function readBookings(db: SpaceDb, facts: readonly ParticipationFact[]): Promise<ReadonlyMap<string, Bookings>> {
  const idsOf = (name: "activityId" | "memberId") => sql<string>`any(${[...new Set(facts.map((fact) => fact[name]))]}::uuid[])`;
  const rows = await db
    .selectFrom("ledgerTransfer")
    .select(["key", "reason", "bookingId"])
    .where("activity", "=", idsOf("activityId"))
    .where("member", "=", idsOf("memberId"))
    .where("reason", "in", ["ACTIVITY", "REVERSAL"])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return new Map(
    facts.map(({ participationId }) => {
      const own = rows.filter(({ key }) => key.startsWith(prefixOf(participationId)));
      return [participationId, [...new Map(own.map((row) => [row.bookingId, row])).values()]];
    }),
  );
}

async function setEarned(db: SpaceDb, participationIds: readonly string[], labs: number): Promise<void> {
  await db
    .updateTable("participation")
    .set({ labs })
    .where("id", "=", sql<string>`any(${[...participationIds]}::uuid[])`)
    .execute();
}

/** What each of the activities brings; only those that bring something. */
async function readAmounts(db: SpaceDb, activityIds: readonly string[]) {
  return db
    .selectFrom("activity")
    .select(["id", "labs"])
    .where("id", "=", sql<string>`any(${[...new Set(activityIds)]}::uuid[])`)
    .where("labs", ">", 0)
    .orderBy("id")
    .execute();
}

/** Books what the activities bring; nothing where they bring nothing. */
export async function payParticipations({ db, payloads }: Completions, ledger: Ledger): Promise<void> {
  const amounts = await readAmounts(
    db,
    payloads.map(({ activityId }) => activityId),
  );
  if (amounts.length === 0 || !(await readGamification(db)).isOn) return;
  const bookings = await readBookings(db, payloads);
  for (const { id: activityId, labs: amount } of amounts) {
    const paid = payloads.filter((payload) => payload.activityId === activityId);
    const entryOf = ({ participationId, memberId }: ParticipationFact) => ({
      key: `${prefixOf(participationId)}${bookings.get(participationId)?.length ?? 0}`,
      memberId,
    });
    const shared = { activityId, amount, reason: "ACTIVITY" } as const;
    const pending = paid.filter(({ mayChange }) => mayChange).map(entryOf);
    const availableAt = new Date(Date.now() + PENDING_DAYS * MS_PER_DAY);
    if (pending.length > 0) await ledger.bookPending(db, { ...shared, entries: pending, availableAt });
    for (const payload of paid) if (!payload.mayChange) await ledger.book(db, { ...shared, ...entryOf(payload) });
    await setEarned(
      db,
      paid.map(({ participationId }) => participationId),
      amount,
    );
  }
}

/** Takes back what was booked for a completion that counts no more. */
export async function takeBack({ db, payload }: Delivery<ParticipationFact>, ledger: Ledger): Promise<void> {
  const { participationId, memberId } = payload;
  const [latest] = (await readBookings(db, [payload])).get(participationId) ?? [];
  // Nothing was booked, or it was taken back.
  if (latest?.reason !== "ACTIVITY") return;
  await ledger.reverse(db, { key: latest.key, memberId });
  await setEarned(db, [participationId], 0);
}
