import { type HostTools, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Passing, Won } from "../shared/api/team";
import { RAFFLE_ERRORS } from "../shared/errors";
import { hasNoPlace } from "./hasNoPlace";
import { WON } from "./kinds";
import { writeRaffle, writeWinners } from "./writeWinners";

export interface Deciding {
  /** Staff role. */
  readonly actorId: string;
  readonly tools: Pick<HostTools, "notify">;
}

/** A ticket that has won and hasn't got its prize; its raffle is held until the decision is written. */
async function demandWon(db: SpaceDb, raffleId: string, ticketId: string) {
  const raffle = await db
    .selectFrom("raffle")
    .select(["id", "reward", "status"])
    .where("id", "=", raffleId)
    .forUpdate()
    .executeTakeFirst();
  if (!raffle) throw new AppError("record.notFound");
  if (raffle.status === "PENDING") throw new AppError(RAFFLE_ERRORS.notDrawn);
  const ticket = await db
    .selectFrom("raffleTicket")
    .select(["id", "rank", "state"])
    .where("raffle", "=", raffleId)
    .where("id", "=", ticketId)
    .executeTakeFirst();
  if (!ticket) throw new AppError("record.notFound");
  if (ticket.state !== "WON") throw new AppError(RAFFLE_ERRORS.decided);
  return raffle;
}

const decision = ({ actorId }: Deciding) => ({ decidedBy: actorId, decidedAt: sql<string>`now()` });

async function withState(db: SpaceDb, raffleId: string, states: readonly string[]) {
  return db
    .selectFrom("raffleTicket")
    .select(["id", "member", "state"])
    .where("raffle", "=", raffleId)
    .where("state", "in", [...states])
    .orderBy("rank")
    .execute();
}

/** The raffle's own record says who has won, and whether all have their prize. */
async function settle(db: SpaceDb, raffleId: string): Promise<void> {
  const tickets = await withState(db, raffleId, ["WON", "GIVEN"]);
  const isPaid = tickets.every(({ state }) => state === "GIVEN");
  await writeWinners(
    db,
    raffleId,
    tickets.flatMap(({ member }) => member ?? []),
  );
  await writeRaffle(db, raffleId, { isRedeemed: isPaid, ...(isPaid ? { status: "PAID" } : {}) });
}

/** A winner has got the prize. @throws AppError `raffles.notDrawn`, `raffles.decided` */
export async function markGiven(db: SpaceDb, { raffleId, ticketId }: Won, deciding: Deciding): Promise<void> {
  await db.transaction(async () => {
    await demandWon(db, raffleId, ticketId);
    await db
      .updateTable("raffleTicket")
      .set({ state: "GIVEN", ...decision(deciding) })
      .where("id", "=", ticketId)
      .execute();
    await settle(db, raffleId);
  });
}

/**
 * Passes a place on to who is next by the draw, and tells them.
 * @throws AppError `raffles.notDrawn`, `raffles.decided`, `raffles.noAlternate`
 */
export async function passOn(db: SpaceDb, { raffleId, ticketId, reason }: Passing, deciding: Deciding): Promise<void> {
  await db.transaction(async () => {
    const { reward } = await demandWon(db, raffleId, ticketId);
    const next = await db
      .selectFrom("raffleTicket")
      .innerJoin("member", "member.id", "raffleTicket.member")
      .select(["raffleTicket.id", "member.id as memberId"])
      .where("raffleTicket.raffle", "=", raffleId)
      .where("raffleTicket.state", "=", "ENTERED")
      .where("member.status", "=", "ACTIVE")
      .where(hasNoPlace("raffleTicket"))
      .orderBy("raffleTicket.rank")
      .limit(1)
      .executeTakeFirst();
    if (!next) throw new AppError(RAFFLE_ERRORS.noAlternate);
    await db
      .updateTable("raffleTicket")
      .set({ state: "PASSED", reason, ...decision(deciding) })
      .where("id", "=", ticketId)
      .execute();
    await db.updateTable("raffleTicket").set({ state: "WON" }).where("id", "=", next.id).execute();
    await settle(db, raffleId);
    const told = { kind: WON.name, members: [next.memberId], params: { reward }, key: `raffle:${raffleId}:${next.id}` };
    await deciding.tools.notify(db, told);
  });
}
