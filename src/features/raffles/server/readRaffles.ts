import { type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { RaffleProof, TeamRaffle, TeamRafflePage, WinningTicket } from "../shared/api/team";
import { RAFFLE_ERRORS } from "../shared/errors";
import { ranked, winningOf } from "../shared/fairness";
import { hasNoPlace } from "./hasNoPlace";

const DECIDED = ["WON", "GIVEN", "PASSED"];

interface Asked {
  readonly page: number;
  readonly pageSize: number;
  /** Activities that the person works with. */
  readonly activities: readonly string[];
  /** The community's. */
  readonly timeZone: string;
}

/**
 * Raffles with their draws; before the list is closed those are counted who have completed the activity by now. Of bought
 * entries the people are counted, and the entries.
 */
export function raffles(db: SpaceDb) {
  return db
    .selectFrom("raffle")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .leftJoin("activity", "activity.id", "raffle.activity")
    .select([
      "raffle.id",
      "raffle.reward",
      "raffle.image",
      "raffle.winnerCount",
      "raffle.status",
      "raffle.drawAt",
      "raffle.cancelReason",
      "raffle.labs",
      "raffle.maxEntries",
      "raffle.endsAt",
    ])
    .select(["draw.commitment", "draw.scheme", "draw.listHash", "draw.seed", "draw.frozenAt", "draw.drawnAt"])
    .select(["activity.id as activityId", "activity.title"])
    .select((eb) =>
      eb
        .case()
        .when("raffle.labs", "is not", null)
        .then(
          eb
            .selectFrom("raffleTicket as bought")
            .select(sql<string>`count(distinct split_part(bought.ticket, '.', 1))`.as("count"))
            .whereRef("bought.raffle", "=", "raffle.id"),
        )
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
    )
    .select((eb) =>
      eb
        .selectFrom("raffleTicket as bought")
        .select((of) => of.fn.countAll<string>().as("count"))
        .whereRef("bought.raffle", "=", "raffle.id")
        .as("entries"),
    );
}

type RaffleRow = Awaited<ReturnType<ReturnType<typeof raffles>["execute"]>>[number];

/** On what terms entries are sold; null where they aren't. */
export function saleOf({ labs, maxEntries, endsAt, entries }: Pick<RaffleRow, "labs" | "maxEntries" | "endsAt" | "entries">) {
  if (labs === null) return null;
  return { labs, maxEntries: maxEntries ?? 1, endsAt: endsAt ?? "", entries: Number(entries ?? 0) };
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
    .select((eb) => ["t.raffle", eb.fn.count<string>("t.member").distinct().as("count")])
    .where("t.raffle", "in", [...ids])
    .where("t.state", "=", "ENTERED")
    .where("t.rank", "is not", null)
    .where("member.status", "=", "ACTIVE")
    .where(hasNoPlace("t"))
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
export async function readRaffles(db: SpaceDb, { page, pageSize, activities, timeZone }: Asked): Promise<TeamRafflePage> {
  const isReached = sql<boolean>`(raffle.activity is null or raffle.activity = any(${[...activities]}::uuid[]))`;
  const rows = await raffles(db)
    .where(isReached)
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
    .where(isReached)
    .executeTakeFirstOrThrow();
  const items = rows.map(
    (row): TeamRaffle => ({
      ...{ id: row.id, reward: row.reward, image: row.image, winnerCount: row.winnerCount },
      ...{ drawAt: row.drawAt, drawnAt: row.drawnAt, commitment: row.commitment, listHash: row.listHash },
      ...{ cancelReason: row.cancelReason, timeZone },
      status: row.status as TeamRaffle["status"],
      activity: row.activityId === null ? null : { id: row.activityId, title: row.title },
      sale: saleOf(row),
      entrants: Number(row.entrants ?? 0),
      winners: winning.filter(({ raffle }) => raffle === row.id).map(toWinner),
      alternates: alternates.get(row.id) ?? 0,
    }),
  );
  return { items, totalElements: Number(count), page, pageSize };
}

/** Activities that have a raffle. */
export async function raffleActivities(db: SpaceDb): Promise<readonly string[]> {
  const rows = await db.selectFrom("raffle").select("activity").execute();
  return rows.flatMap(({ activity }) => activity ?? []);
}

/** What anybody can check a draw with. @throws AppError `record.notFound`, `raffles.notDrawn` */
export async function readProof(db: SpaceDb, raffleId: string): Promise<RaffleProof> {
  const row = await raffles(db).where("raffle.id", "=", raffleId).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const { seed, listHash, commitment, winnerCount, reward } = row;
  const activityId = row.activityId ?? row.id;
  if (seed === null || listHash === null) throw new AppError(RAFFLE_ERRORS.notDrawn);
  const rows = await db
    .selectFrom("raffleTicket")
    .select(["ticket", "state", "reason", "decidedAt"])
    .where("raffle", "=", raffleId)
    .orderBy("ticket")
    .execute();
  const tickets = rows.map(({ ticket }) => ticket);
  const out = rows.filter(({ state }) => state === "OUT").map(({ ticket }) => ticket);
  const winners = winningOf({ order: ranked({ activityId, seed, tickets }), out: new Set(out), winnerCount });
  const passedOn = rows
    .filter(({ state }) => state === "PASSED")
    .map(({ ticket, reason, decidedAt }) => ({ ticket, reason: reason ?? "", at: decidedAt ?? "" }));
  const version = row.scheme === 1 ? 1 : 2;
  return { version, activityId, reward, commitment, listHash, seed, winnerCount, tickets, out, winners, passedOn };
}
