import { type SpaceDb, sql } from "../../../server/kit";
import type { Period, StatementLine, StatementPage } from "../shared/api";

/** The company's bookings, each with how it changed what is available, held and spent. */
function bookingsOf(db: SpaceDb) {
  const changeOf = (kind: string) =>
    sql<number>`sum(case ${kind} when target.kind then t.amount when source.kind then -t.amount else 0 end)`;
  return (
    db
      .selectFrom("creditTransfer as t")
      .innerJoin("creditAccount as source", "source.id", "t.from")
      .innerJoin("creditAccount as target", "target.id", "t.to")
      .groupBy(["t.bookingId", "t.number", "t.createdAt", "t.concept", "t.study"])
      .select(["t.bookingId as id", "t.number", "t.createdAt as date", "t.concept", "t.study"])
      // What was charged names the line; what came back of it stands beside.
      .select(sql<string>`case when bool_or(t.reason = 'STUDY_CHARGED') then 'STUDY_CHARGED' else min(t.reason) end`.as("reason"))
      .select([changeOf("AVAILABLE").as("available"), changeOf("HELD").as("held"), changeOf("SPENT").as("spent")])
  );
}

/** Balances are of all bookings, whatever is looked at of them. */
function linesOf(db: SpaceDb, { from, to, reason }: Period) {
  const lines = db
    .with("booking", () => bookingsOf(db))
    .with("line", (cte) =>
      cte
        .selectFrom("booking")
        .select(["id", "number", "date", "concept", "study", "reason", "available", "held", "spent"])
        .select(sql<string>`sum(booking.available) over (order by booking.number)`.as("balance"))
        .select(sql<string>`sum(booking.held) over (order by booking.number)`.as("heldAfter")),
    )
    .selectFrom("line")
    .leftJoin("study", "study.id", "line.study")
    .select(["line.id", "line.number", "line.date", "line.concept", "line.reason", "line.available", "line.held", "line.spent"])
    .select(["line.balance", "line.heldAfter", "study.id as studyId", "study.name as studyName"])
    .orderBy("line.number", "desc");
  const since = from === undefined ? lines : lines.where("line.date", ">=", from);
  const until = to === undefined ? since : since.where("line.date", "<", to);
  return reason === undefined ? until : until.where("line.reason", "=", reason);
}

type Row = Awaited<ReturnType<ReturnType<typeof linesOf>["execute"]>>[number];

function lineOf({ number: _, studyId, studyName, ...row }: Row): StatementLine {
  return {
    ...row,
    study: studyId === null ? null : { id: studyId, name: studyName },
    available: Number(row.available),
    held: Number(row.held),
    spent: Number(row.spent),
    balance: Number(row.balance),
    heldAfter: Number(row.heldAfter),
  };
}

async function countLines(db: SpaceDb, period: Period): Promise<number> {
  const { from, to, reason } = period;
  if (reason !== undefined) {
    // A booking has the reason that its line shows, of several transfers.
    const lines = db.with("shown", () => linesOf(db, period).clearOrderBy()).selectFrom("shown");
    const { count } = await lines.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
    return Number(count);
  }
  const all = db.selectFrom("creditTransfer").select((eb) => eb.fn.count<string>("bookingId").distinct().as("count"));
  const since = from === undefined ? all : all.where("createdAt", ">=", from);
  const { count } = await (to === undefined ? since : since.where("createdAt", "<", to)).executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of a company's statement, the newest first. @param asked.page from 0 */
export async function readStatement(
  db: SpaceDb,
  { page, pageSize, ...period }: Period & { readonly page: number; readonly pageSize: number },
): Promise<StatementPage> {
  const rows = await linesOf(db, period)
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return { items: rows.map(lineOf), totalElements: await countLines(db, period), page, pageSize };
}

/** A whole statement in portions, the newest first. */
export async function* statementPortions(db: SpaceDb, period: Period, size: number): AsyncGenerator<readonly StatementLine[]> {
  let rows = await linesOf(db, period).limit(size).execute();
  while (rows.length > 0) {
    yield rows.map(lineOf);
    const last = rows.at(-1)?.number ?? 0;
    rows = rows.length < size ? [] : await linesOf(db, period).where("line.number", "<", last).limit(size).execute();
  }
}
