import { type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { MemberRaffle } from "../shared/api/member";
import type { RaffleProof, TeamRaffle, TeamRafflePage, WinningTicket } from "../shared/api/team";
import { RAFFLE_ERRORS } from "../shared/errors";
import { ranked } from "../shared/fairness";

const DECIDED = ["WON", "GIVEN", "PASSED"];

interface Asked {
  readonly page: number;
  readonly pageSize: number;
  /** Activities that the person works with. */
  readonly activities: readonly string[];
}

/** Raffles with their draws; before the list is closed those are counted who have completed the activity by now. */
function raffles(db: SpaceDb) {
  return db
    .selectFrom("raffle")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .innerJoin("activity", "activity.id", "raffle.activity")
    .select([
      "raffle.id",
      "raffle.reward",
      "raffle.image",
      "raffle.winnerCount",
      "raffle.status",
      "raffle.drawAt",
      "raffle.cancelReason",
    ])
    .select(["draw.commitment", "draw.scheme", "draw.listHash", "draw.seed", "draw.frozenAt", "draw.drawnAt"])
    .select(["activity.id as activityId", "activity.title"])
    .select((eb) =>
      eb
        .case()
        .when("draw.frozenAt", "is not", null)
        .then(eb.cast<string>("draw.entrants", "bigint"))
        .else(
          eb
            .selectFrom("participation")
            .select((of) => of.fn.countAll<string>().as("count"))
            .whereRef("participation.activity", "=", "activity.id")
            .where("participation.status", "=", "COMPLETED"),
        )
        .end()
        .as("entrants"),
    );
}

async function readWinning(db: SpaceDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("raffleTicket as t")
    .leftJoin("member", "member.id", "t.member")
    .select(["t.id", "t.raffle", "t.rank", "t.state", "t.reason", "member.id as memberId", "member.nickname"])
    .where("t.raffle", "in", [...ids])
    .where("t.state", "in", DECIDED)
    .orderBy("t.rank")
    .execute();
}

async function countAlternates(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("raffleTicket as t")
    .innerJoin("member", "member.id", "t.member")
    .select((eb) => ["t.raffle", eb.fn.countAll<string>().as("count")])
    .where("t.raffle", "in", [...ids])
    .where("t.state", "=", "ENTERED")
    .where("t.rank", "is not", null)
    .where("member.status", "=", "ACTIVE")
    .groupBy("t.raffle")
    .execute();
  return new Map(rows.map(({ raffle, count }) => [raffle, Number(count)]));
}

const toWinner = ({ id, rank, state, reason, memberId, nickname }: Awaited<ReturnType<typeof readWinning>>[number]) =>
  ({
    ...{ id, rank: rank ?? 0, reason, state: state as WinningTicket["state"] },
    member: memberId && nickname !== null ? { id: memberId, nickname } : null,
  }) satisfies WinningTicket;

/** The team's raffles, those to come first and then the latest. */
export async function readRaffles(db: SpaceDb, { page, pageSize, activities }: Asked): Promise<TeamRafflePage> {
  if (activities.length === 0) return { items: [], totalElements: 0, page, pageSize };
  const rows = await raffles(db)
    .where("raffle.activity", "in", [...activities])
    .orderBy(sql`raffle.status = 'CANCELLED'`)
    .orderBy(sql`draw.drawn_at`, (by) => by.desc().nullsFirst())
    .orderBy("raffle.id", "desc")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const winning = await readWinning(db, ids);
  const alternates = await countAlternates(db, ids);
  const { count } = await db
    .selectFrom("raffle")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("activity", "in", [...activities])
    .executeTakeFirstOrThrow();
  const items = rows.map(
    ({ seed: _, frozenAt: _frozen, scheme: _scheme, activityId, title, entrants, status, ...row }): TeamRaffle => ({
      ...row,
      status: status as TeamRaffle["status"],
      activity: { id: activityId, title },
      entrants: Number(entrants ?? 0),
      winners: winning.filter(({ raffle }) => raffle === row.id).map(toWinner),
      alternates: alternates.get(row.id) ?? 0,
    }),
  );
  return { items, totalElements: Number(count), page, pageSize };
}

/** Activities that have a raffle. */
export async function raffleActivities(db: SpaceDb): Promise<readonly string[]> {
  const rows = await db.selectFrom("raffle").select("activity").execute();
  return rows.map(({ activity }) => activity);
}

/** What anybody can check a draw with. @throws AppError `record.notFound`, `raffles.notDrawn` */
export async function readProof(db: SpaceDb, raffleId: string): Promise<RaffleProof> {
  const row = await raffles(db).where("raffle.id", "=", raffleId).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const { seed, listHash, commitment, activityId, winnerCount, reward } = row;
  if (seed === null || listHash === null) throw new AppError(RAFFLE_ERRORS.notDrawn);
  const rows = await db
    .selectFrom("raffleTicket")
    .select(["ticket", "state", "reason", "decidedAt"])
    .where("raffle", "=", raffleId)
    .orderBy("ticket")
    .execute();
  const tickets = rows.map(({ ticket }) => ticket);
  const out = rows.filter(({ state }) => state === "OUT").map(({ ticket }) => ticket);
  const left = new Set(out);
  const winners = ranked({ activityId, seed, tickets })
    .filter((ticket) => !left.has(ticket))
    .slice(0, winnerCount);
  const passedOn = rows
    .filter(({ state }) => state === "PASSED")
    .map(({ ticket, reason, decidedAt }) => ({ ticket, reason: reason ?? "", at: decidedAt ?? "" }));
  const version = row.scheme === 1 ? 1 : 2;
  return { version, activityId, reward, commitment, listHash, seed, winnerCount, tickets, out, winners, passedOn };
}

interface Seen {
  readonly memberId: string;
  /** Activities that the member may know of. */
  readonly visible: readonly string[];
}

/** A member's raffles: those they can still get into, and those of activities that they took part in. */
export async function readMemberRaffles(
  db: SpaceDb,
  { memberId, visible }: Seen,
  activityId?: string,
): Promise<readonly MemberRaffle[]> {
  const rows = await raffles(db)
    .leftJoin("participation as own", (join) => join.onRef("own.activity", "=", "activity.id").on("own.member", "=", memberId))
    .leftJoin("raffleTicket as t", (join) => join.onRef("t.raffle", "=", "raffle.id").on("t.member", "=", memberId))
    .select(["own.status as participation", "t.ticket", "t.state"])
    .where((eb) =>
      eb.or([
        eb("own.id", "is not", null),
        eb.and([eb("draw.frozenAt", "is", null), eb("activity.id", "=", sql<string>`any(${[...visible]}::uuid[])`)]),
      ]),
    )
    .$if(activityId !== undefined, (query) => query.where("activity.id", "=", activityId ?? ""))
    .orderBy("raffle.drawAt", (by) => by.desc().nullsFirst())
    .orderBy("raffle.id", "desc")
    .execute();
  return rows.map(({ activityId: activity, title, status, entrants, participation, ticket, state, ...row }): MemberRaffle => {
    const isDrawn = status !== "PENDING" && status !== "CANCELLED";
    const isIn = row.frozenAt ? ticket !== null : participation === "COMPLETED";
    const hasWon = state === "WON" || state === "GIVEN";
    const after = hasWon ? "won" : "lost";
    return {
      ...{ activityId: activity, activityTitle: title ?? "", reward: row.reward, image: row.image },
      ...{
        winnerCount: row.winnerCount,
        drawAt: row.drawAt,
        isDrawn,
        cancelReason: row.cancelReason,
        isGiven: state === "GIVEN",
        ticket,
      },
      standing: !isIn ? "out" : isDrawn ? after : "in",
      entrants: Number(entrants ?? 0),
      ...{ commitment: row.commitment, listHash: row.listHash, seed: row.seed },
    };
  });
}
