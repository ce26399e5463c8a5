import type { StatementPage } from "../../../contracts/api/ledger";
import { type SpaceDb, sql } from "../../../server/kit";
import type { Page } from "./pageOf";

/** What lies here isn't the member's to spend: what was asked for and isn't there yet has been given already. */
export const OUTSIDE = ["ISSUED", "REDEEMED", "HELD"];

/** A member's bookings, each with what the member got by it and whether that can't be spent yet. */
function bookingsOf(db: SpaceDb, memberId: string) {
  const ended = db
    .selectFrom("ledgerTransfer as ending")
    .select("ending.id")
    .where((eb) =>
      eb(eb.ref("ending.key"), "in", [sql<string>`min(t.key) || ':release'`, sql<string>`min(t.key) || ':reversal'`]),
    );
  return (
    db
      .selectFrom("ledgerTransfer as t")
      .innerJoin("ledgerAccount as source", "source.id", "t.from")
      .innerJoin("ledgerAccount as target", "target.id", "t.to")
      .where("t.member", "=", memberId)
      // What moves between the member's own accounts is neither got nor given.
      .where((eb) => eb(eb("source.kind", "in", OUTSIDE), "<>", eb("target.kind", "in", OUTSIDE)))
      .groupBy(["t.bookingId", "t.createdAt", "t.reason", "t.concept", "t.activity", "t.availableAt"])
      .select(["t.bookingId as id", "t.createdAt as date", "t.reason as type", "t.concept", "t.activity"])
      .select(sql<number>`sum(case when source.kind in ('ISSUED', 'HELD') then t.amount else -t.amount end)::integer`.as("labs"))
      .select((eb) =>
        eb
          .case()
          .when(eb.not(eb.exists(ended)))
          .then(eb.ref("t.availableAt"))
          .end()
          .as("availableAt"),
      )
  );
}

/** A member's LABs, the newest first, each entry with what could be spent after it: pending ones aren't in that. */
export async function readHistory(db: SpaceDb, memberId: string, { page, pageSize }: Page): Promise<StatementPage> {
  const bookings = bookingsOf(db, memberId);
  const rows = await db
    .with("booking", () => bookings)
    .selectFrom("booking")
    .leftJoin("activity", "activity.id", "booking.activity")
    .select(["booking.id", "booking.date", "booking.type", "booking.concept", "booking.labs", "booking.availableAt"])
    .select(["booking.activity as activityId", "activity.title as activityTitle"])
    .select(
      sql<string>`sum(case when booking.available_at is null then booking.labs else 0 end)
        over (order by booking.date, booking.id)`.as("balance"),
    )
    .select(sql<string>`count(*) over ()`.as("total"))
    .orderBy("booking.date", "desc")
    .orderBy("booking.id", "desc")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const items = rows.map(({ total: _, activityId, activityTitle, balance, ...booking }) => ({
    ...booking,
    balance: Number(balance),
    activity: activityId === null ? null : { id: activityId, title: activityTitle },
  }));
  const [first] = rows;
  const total = first ? Number(first.total) : (await bookings.execute()).length;
  return { items, totalElements: total, page, pageSize };
}
