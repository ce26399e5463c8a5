import { type SpaceDb, sql } from "../../../../server/kit";
import { dayIn } from "../../../../shared/dates/dayIn";
import type { MemberCount, MemberStatistics } from "../../shared/api/figures";

/** Lower ends of the age groups; what is below the first is `-16`. */
const AGES = [16, 25, 35, 45, 55, 65];
const MOST_PROVINCES = 10;
const MONTHS = 12;
const FEW = ["0", "1", "2-5", "6-10", "11+"];

/** @param today `YYYY-MM-DD` */
const ageGroup = (today: string) =>
  sql<string | null>`case ${sql.join(
    AGES.map((from, index) => {
      const to = AGES[index + 1];
      const name = to === undefined ? `${from}+` : `${from}-${to - 1}`;
      const before = to === undefined ? sql`true` : sql`birth_date > ${today}::date - make_interval(years => ${sql.lit(to)})`;
      const since = sql`birth_date <= ${today}::date - make_interval(years => ${sql.lit(from)})`;
      return sql`when ${since} and ${before} then ${sql.lit(name)}`;
    }),
    sql` `,
  )} when birth_date is not null then ${sql.lit(`-${AGES[0]}`)} end`;

const participations = sql<string>`case
  when coalesce(tally.completed, 0) = 0 then '0' when tally.completed = 1 then '1'
  when tally.completed <= 5 then '2-5' when tally.completed <= 10 then '6-10' else '11+' end`;

const seenSince = (days: number) => sql`last_seen_at >= now() - make_interval(days => ${sql.lit(days)})`;
const lastSeen = sql<keyof MemberStatistics["seen"]>`case
  when is_online then 'online' when last_seen_at is null then 'never'
  when ${seenSince(7)} then 'days7' when ${seenSince(30)} then 'days30' when ${seenSince(90)} then 'days90' else 'longer' end`;

interface Counted<Value> {
  readonly value: Value;
  readonly members: string;
}

/** How many members have each value of an expression, the most frequent first. */
async function countBy(db: SpaceDb, value: ReturnType<typeof sql<string | null>>): Promise<readonly MemberCount[]> {
  const rows = await db
    .selectFrom("member")
    .select([value.as("value"), sql<string>`count(*)`.as("members")])
    .groupBy(sql`1`)
    .orderBy(sql`2`, "desc")
    .execute();
  return rows.map(({ value, members }) => ({ value, members: Number(members) }));
}

async function readSeen(db: SpaceDb): Promise<MemberStatistics["seen"]> {
  const rows: readonly Counted<keyof MemberStatistics["seen"]>[] = await db
    .selectFrom("member")
    .select([lastSeen.as("value"), sql<string>`count(*)`.as("members")])
    .groupBy(sql`1`)
    .execute();
  const none = { online: 0, days7: 0, days30: 0, days90: 0, longer: 0, never: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ value, members }) => [value, Number(members)])) };
}

async function readMonths(db: SpaceDb, timeZone: string): Promise<MemberStatistics["months"]> {
  const month = (at: string) => sql<string>`to_char(${sql.raw(at)} at time zone ${timeZone}, 'YYYY-MM')`;
  const rows = await db
    .selectFrom("member")
    .select([month("created_at").as("month"), sql<string>`count(*)`.as("members")])
    .where("createdAt", ">=", sql<string>`now() - make_interval(months => ${sql.lit(MONTHS)})`)
    .groupBy(sql`1`)
    .execute();
  const counts = new Map(rows.map((row) => [row.month, Number(row.members)]));
  const [year, here] = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit" })
    .format(new Date())
    .split("-")
    .map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = new Date(Date.UTC(year ?? 0, (here ?? 1) - MONTHS + index, 1)).toISOString().slice(0, 7);
    return { month: at, members: counts.get(at) ?? 0 };
  });
}

async function readParticipations(db: SpaceDb): Promise<readonly MemberCount[]> {
  const rows = await db
    .selectFrom("member")
    .leftJoin("participationTally as tally", "tally.member", "member.id")
    .select([participations.as("value"), sql<string>`count(*)`.as("members")])
    .groupBy(sql`1`)
    .execute();
  const counts = new Map(rows.map(({ value, members }) => [value, Number(members)]));
  return FEW.map((value) => ({ value, members: counts.get(value) ?? 0 }));
}

/** In the order of age, not by how many there are. */
const inOrder = (counts: readonly MemberCount[]) =>
  [...counts].sort((one, other) => (one.value ?? "~").localeCompare(other.value ?? "~", "en", { numeric: true }));

/** Who the members are, counted, by the community's calendar. */
export async function readStatistics(db: SpaceDb, timeZone: string): Promise<MemberStatistics> {
  const byStatus = await countBy(db, sql<string>`status`);
  const province = sql<string | null>`coalesce(nullif(province, ''), nullif(zone, ''))`;
  const provinces = await countBy(db, province);
  return {
    total: byStatus.reduce((sum, { members }) => sum + members, 0),
    byStatus,
    seen: await readSeen(db),
    byGender: await countBy(db, sql<string | null>`gender`),
    byAge: inOrder(await countBy(db, ageGroup(dayIn(timeZone)))),
    byProvince: provinces.slice(0, MOST_PROVINCES),
    months: await readMonths(db, timeZone),
    byParticipations: await readParticipations(db),
  };
}
