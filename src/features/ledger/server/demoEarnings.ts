import { type DemoSeed, MOST_AT_ONCE, newId, type SpaceDb, sql } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { portionsOf } from "../../../shared/portionsOf";
import { arriving } from "./bookings";
import { labs as books } from "./labs";

/** Their movements are written out by hand. */
const OWN = "member@demo.test";

const THANKS = [
  { concept: "Gracias por la entrevista del jueves", amount: 30, days: 19, count: 3 },
  { concept: "Premio a la mejor foto de la semana", amount: 15, days: 9, count: 2 },
  { concept: "Gracias por avisarnos del enlace roto", amount: 10, days: 3, count: 1 },
] as const;

interface Unpaid {
  /** Of the participation. */
  readonly id: string;
  readonly memberId: string;
  readonly activityId: string;
  readonly labs: number;
  /** The day's last completion. */
  readonly paidAt: string;
}

/** What the demo's people have completed and were not paid for: those who seeded it told nobody. */
async function readUnpaid(db: SpaceDb): Promise<readonly Unpaid[]> {
  const rows = await db
    .selectFrom("participation as p")
    .innerJoin("activity", "activity.id", "p.activity")
    .innerJoin("member", "member.id", "p.member")
    .select(["p.id", "p.member as memberId", "p.activity as activityId", "activity.labs"])
    .select(sql<string>`max(p.completed_at) over (partition by p.activity, p.completed_at::date)`.as("paidAt"))
    .where("p.status", "=", "COMPLETED")
    .where("p.completedAt", "is not", null)
    .where("activity.labs", ">", 0)
    .where("member.email", "<>", OWN)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("ledgerTransfer as t")
            .select("t.id")
            .whereRef("t.member", "=", "p.member")
            .whereRef("t.activity", "=", "p.activity"),
        ),
      ),
    )
    .orderBy("p.id")
    .execute();
  return rows.flatMap(({ memberId, labs, ...row }) => (memberId && labs ? [{ ...row, memberId, labs }] : []));
}

/** A day of an activity's, with those who completed it then. */
async function payDay(db: SpaceDb, rows: readonly Unpaid[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { activityId, labs, paidAt } = first;
  await books.bookAll(
    db,
    { reason: "ACTIVITY", activity: activityId, createdAt: new Date(paidAt).toISOString() },
    {
      entries: rows.map(({ id, memberId }) => ({ key: `participation:${id}:0`, owner: memberId })),
      plan: (balances) => arriving("ISSUED", labs, balances),
    },
  );
  const ids = rows.map(({ id }) => id);
  await db.updateTable("participation").set({ labs }).where("id", "in", ids).execute();
}

async function payCompleted(db: SpaceDb): Promise<void> {
  const days = new Map<string, Unpaid[]>();
  for (const row of await readUnpaid(db)) {
    const day = `${row.activityId} ${row.paidAt}`;
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  for (const rows of days.values()) for (const portion of portionsOf(rows, MOST_AT_ONCE)) await payDay(db, portion);
}

/** What the team gave by hand, for reasons that members read. */
async function thank(db: SpaceDb): Promise<void> {
  const actor = await db.selectFrom("staffRole").select("id").where("email", "=", "moderator@demo.test").executeTakeFirst();
  const people = await db
    .selectFrom("ledgerAccount")
    .innerJoin("member", "member.id", "ledgerAccount.owner")
    .select("member.id")
    .where("ledgerAccount.earned", ">", 0)
    .where("member.email", "<>", OWN)
    .orderBy("member.nickname")
    .limit(THANKS.reduce((sum, { count }) => sum + count, 0))
    .execute();
  let next = 0;
  for (const [index, { concept, amount, days, count }] of THANKS.entries()) {
    const some = people.slice(next, next + count);
    next += count;
    if (some.length === 0) return;
    const createdAt = new Date(Date.now() - days * MS_PER_DAY).toISOString();
    await books.bookAll(
      db,
      { reason: "CUSTOM", concept, actor: actor?.id ?? null, createdAt },
      {
        entries: some.map(({ id }) => ({ key: `demo:thanks:${index}:${id}`, owner: id })),
        plan: (balances) => arriving("ISSUED", amount, balances),
      },
    );
  }
}

/** What the demo's people redeemed, under the keys that redemptions are held and ended by. */
async function bookRedeems(db: SpaceDb): Promise<void> {
  const redeems = await db.selectFrom("redeem").selectAll().where("member", "is not", null).orderBy("initialDate").execute();
  for (const { id, member, labs: amount, cardName: concept, status, initialDate, endDate } of redeems) {
    const cause = { owner: member, redeem: id, concept, reason: "REDEEM" };
    const key = `redeem:${id}`;
    await books.book(db, { ...cause, key, createdAt: initialDate }, () => [{ from: "AVAILABLE", to: "HELD", amount }]);
    const end = endDate ? { createdAt: endDate } : {};
    if (status === "COMPLETED")
      await books.book(db, { ...cause, ...end, key: `${key}:settle` }, () => [{ from: "HELD", to: "REDEEMED", amount }]);
    if (status === "REJECTED")
      await books.book(db, { ...cause, ...end, key: `${key}:return`, reason: "RETURN" }, () => [
        { from: "HELD", to: "AVAILABLE", amount },
      ]);
  }
}

/** LABs of the demo's people: for what they completed, and from the team. */
export const demoEarnings: DemoSeed = {
  name: "ledger.earnings",
  order: 800,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    await payCompleted(db);
    await thank(db);
    await bookRedeems(db);
    await db
      .insertInto("labBudget")
      .values({ id: newId(), amount: 50_000 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
