import type { Overview } from "../../../../contracts/api/ledger";
import { type SpaceDb, sql } from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import { labs } from "../labs";
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

/** What members were given, less what was taken back, and what they spent. */
interface Flow {
  readonly earned: number;
  readonly spent: number;
}

/** What crossed the community's two accounts, by the month in which the clocks showed it: they keep no balance. */
async function readFlows(db: SpaceDb, timeZone: string): Promise<ReadonlyMap<string, Flow>> {
  const { ISSUED: issued, REDEEMED: redeemed } = await labs.summedIds(db);
  if (!issued || !redeemed) return new Map();
  const month = sql<string>`to_char(date_trunc('month', t.created_at at time zone ${timeZone}), 'YYYY-MM')`;
  const rows = await db
    .selectFrom("ledgerTransfer as t")
    .select(month.as("month"))
    .select(
      sql<string>`coalesce(sum(case when t."from" = ${issued}::uuid then t.amount when t."to" = ${issued}::uuid then -t.amount end), 0)`.as(
        "earned",
      ),
    )
    .select(
      sql<string>`coalesce(sum(case when t."to" = ${redeemed}::uuid then t.amount when t."from" = ${redeemed}::uuid then -t.amount end), 0)`.as(
        "spent",
      ),
    )
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ month: name, earned, spent }) => [name, { earned: Number(earned), spent: Number(spent) }]));
}

/** The last months of the community's clock, the oldest first. */
function lastMonths(flows: ReadonlyMap<string, Flow>, timeZone: string): Overview["months"] {
  const [year = 0, last = 1] = createZone(timeZone).clockAt(new Date().toISOString()).split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = new Date(Date.UTC(year, last - MONTHS + index, 1)).toISOString().slice(0, "YYYY-MM".length);
    return { month, ...(flows.get(month) ?? { earned: 0, spent: 0 }) };
  });
}

/** All LABs of a community, and what is still to come. */
export async function readOverview(db: SpaceDb, timeZone: string): Promise<Overview> {
  const budget = await db.selectFrom("labBudget").select("amount").executeTakeFirst();
  const flows = await readFlows(db, timeZone);
  const sumOf = (name: keyof Flow) => [...flows.values()].reduce((sum, flow) => sum + flow[name], 0);
  return {
    issued: sumOf("earned"),
    ...(await readBalances(db)),
    redeemed: sumOf("spent"),
    promised: await readPromised(db),
    budget: budget?.amount ?? null,
    months: lastMonths(flows, timeZone),
    proof: await readLastProof(db),
  };
}
