import { type SpaceDb, sql } from "../../../server/kit";
import type { MemberRaffle } from "../shared/api/member";
import { raffles, saleOf } from "./readRaffles";

interface Reader {
  readonly memberId: string;
  /** Activities that the member may know of. */
  readonly visible: readonly string[];
  /** The community's. */
  readonly timeZone: string;
}

function byRaffle<Row extends { readonly raffle: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.raffle, [...(found.get(row.raffle) ?? []), row]);
  return found;
}

/** A member's own tickets, by raffle. */
async function readOwn(db: SpaceDb, memberId: string) {
  const rows = await db
    .selectFrom("raffleTicket")
    .select(["raffle", "ticket", "state"])
    .where("member", "=", memberId)
    .orderBy("id")
    .execute();
  return byRaffle(rows);
}

/** Who has won raffles of bought entries, in the order of the draw: all who could enter may know. */
async function readNicknames(db: SpaceDb, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, readonly string[]>();
  const rows = await db
    .selectFrom("raffleTicket as t")
    .innerJoin("member", "member.id", "t.member")
    .select(["t.raffle", "member.nickname"])
    .where("t.raffle", "in", [...ids])
    .where("t.state", "in", ["WON", "GIVEN"])
    .orderBy("t.rank")
    .execute();
  return new Map([...byRaffle(rows)].map(([raffle, some]) => [raffle, some.flatMap(({ nickname }) => nickname ?? [])]));
}

function standingOf(isIn: boolean, isDrawn: boolean, hasWon: boolean): MemberRaffle["standing"] {
  if (!isIn) return "out";
  if (!isDrawn) return "in";
  return hasWon ? "won" : "lost";
}

/** A member's raffles: those they can still get into, and those that they took part in. */
export async function readMemberRaffles(
  db: SpaceDb,
  { memberId, visible, timeZone }: Reader,
  activityId?: string,
): Promise<readonly MemberRaffle[]> {
  const rows = await raffles(db)
    .leftJoin("participation as own", (join) => join.onRef("own.activity", "=", "activity.id").on("own.member", "=", memberId))
    .select("own.status as participation")
    .where((eb) =>
      eb.or([
        eb("own.id", "is not", null),
        eb.and([eb("draw.frozenAt", "is", null), eb("activity.id", "=", sql<string>`any(${[...visible]}::uuid[])`)]),
        eb.and([eb("draw.frozenAt", "is", null), eb("raffle.status", "=", "PENDING"), eb("raffle.labs", "is not", null)]),
        eb.exists(
          eb
            .selectFrom("raffleTicket as bought")
            .select("bought.id")
            .whereRef("bought.raffle", "=", "raffle.id")
            .where("bought.member", "=", memberId)
            .where("raffle.labs", "is not", null),
        ),
      ]),
    )
    .$if(activityId !== undefined, (query) => query.where("activity.id", "=", activityId ?? ""))
    .orderBy("raffle.drawAt", (by) => by.desc().nullsFirst())
    .orderBy("raffle.id", "desc")
    .execute();
  const own = await readOwn(db, memberId);
  const sold = rows.filter(({ labs, drawnAt }) => labs !== null && drawnAt !== null);
  const nicknames = await readNicknames(
    db,
    sold.map(({ id }) => id),
  );
  return rows.map((row): MemberRaffle => {
    const tickets = own.get(row.id) ?? [];
    const has = (...states: readonly string[]) => tickets.some(({ state }) => states.includes(state ?? ""));
    const isDrawn = row.status !== "PENDING" && row.status !== "CANCELLED";
    const isIn = row.frozenAt || row.labs !== null ? tickets.length > 0 : row.participation === "COMPLETED";
    return {
      ...{ id: row.id, activityId: row.activityId, activityTitle: row.title ?? "", reward: row.reward, image: row.image },
      ...{ winnerCount: row.winnerCount, drawAt: row.drawAt, timeZone, isDrawn, cancelReason: row.cancelReason },
      standing: standingOf(isIn, isDrawn, has("WON", "GIVEN")),
      isGiven: has("GIVEN"),
      tickets: tickets.map(({ ticket }) => ticket),
      sale: saleOf(row),
      winners: [...(nicknames.get(row.id) ?? [])],
      entrants: Number(row.entrants ?? 0),
      ...{ commitment: row.commitment, listHash: row.listHash, seed: row.seed },
    };
  });
}
