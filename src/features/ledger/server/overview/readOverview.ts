import { type SpaceDb, sql } from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import type { Overview } from "../../shared/points";
import { readLastProof } from "./prove";

const MONTHS = 12;

async function readBalances(db: SpaceDb) {
  const rows = await db
    .selectFrom("ledgerAccount")
    .select(["kind", (eb) => eb.fn.sum<string | null>("balance").as("sum")])
    .where("kind", "in", ["AVAILABLE", "PENDING", "HELD", "DEBT"])
    .groupBy("kind")
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.sum ?? 0);
  return { available: of("AVAILABLE"), pending: of("PENDING"), held: of("HELD"), debt: of("DEBT") };
}

/** What one of the community's accounts has come to: it keeps no balance. */
async function readShared(db: SpaceDb, kind: "ISSUED" | "REDEEMED"): Promise<number> {
  const side = async (side: "from" | "to") => {
    const { sum } = await db
      .selectFrom("ledgerTransfer as t")
      .innerJoin("ledgerAccount as account", "account.id", `t.${side}`)
      .select((eb) => eb.fn.sum<string | null>("t.amount").as("sum"))
      .where("account.kind", "=", kind)
      .executeTakeFirstOrThrow();
    return Number(sum ?? 0);
  };
  return Math.abs((await side("to")) - (await side("from")));
}

/** What open activities would still bring, if all who may take part in them did. */
async function readPromised(db: SpaceDb): Promise<number> {
  const members = db
    .selectFrom("member")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "ACTIVE");
  const row = await db
    .selectFrom("activity")
    .select((eb) => [
      sql<string>`coalesce(sum(activity.labs * greatest(case activity.visibility when 'PUBLIC' then ${members} else ${eb
        .selectFrom("activityParticipants")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("activityParticipants.ownerId", "=", "activity.id")} end - ${eb
        .selectFrom("participation")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("participation.activity", "=", "activity.id")
        .where("participation.status", "in", ["COMPLETED", "SCREENED_OUT", "EXCLUDED"])}, 0)), 0)`.as("promised"),
    ])
    .where("activity.status", "in", ["NEW", "ACTIVE"])
    .where("activity.labs", ">", 0)
    .executeTakeFirstOrThrow();
  return Number(row.promised);
}

/** Earned and spent by month of the community's clock. */
async function readMonths(db: SpaceDb, timeZone: string): Promise<Overview["months"]> {
  const month = sql<string>`to_char(t.created_at at time zone ${timeZone}, 'YYYY-MM')`;
  const since = sql<string>`date_trunc('month', now() at time zone ${timeZone}) - make_interval(months => ${MONTHS - 1}::int)`;
  const rows = await db
    .selectFrom("ledgerTransfer as t")
    .innerJoin("ledgerAccount as source", "source.id", "t.from")
    .innerJoin("ledgerAccount as target", "target.id", "t.to")
    .select(month.as("month"))
    .select(
      sql<string>`coalesce(sum(case when source.kind = 'ISSUED' then t.amount when target.kind = 'ISSUED' then -t.amount end), 0)`.as(
        "earned",
      ),
    )
    .select(sql<string>`coalesce(sum(t.amount) filter (where target.kind = 'REDEEMED'), 0)`.as("spent"))
    .where(sql<string>`t.created_at at time zone ${timeZone}`, ">=", since)
    .groupBy(sql`1`)
    .execute();
  const [year = 0, last = 1] = createZone(timeZone).clockAt(new Date().toISOString()).split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const name = new Date(Date.UTC(year, last - MONTHS + index, 1)).toISOString().slice(0, "YYYY-MM".length);
    const row = rows.find((one) => one.month === name);
    return { month: name, earned: Number(row?.earned ?? 0), spent: Number(row?.spent ?? 0) };
  });
}

/** All LABs of a community, and what is still to come. */
export async function readOverview(db: SpaceDb, timeZone: string): Promise<Overview> {
  const budget = await db.selectFrom("labBudget").select("amount").executeTakeFirst();
  return {
    issued: await readShared(db, "ISSUED"),
    ...(await readBalances(db)),
    redeemed: await readShared(db, "REDEEMED"),
    promised: await readPromised(db),
    budget: budget?.amount ?? null,
    months: await readMonths(db, timeZone),
    proof: await readLastProof(db),
  };
}
