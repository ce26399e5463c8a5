import { randomBytes } from "node:crypto";
import type { Redemptions } from "../../../contracts/services/redemptions";
import { newId, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { RAFFLE_ERRORS } from "../shared/errors";
import { holderOf } from "../shared/fairness";

const HOLDER_BYTES = 12;

interface Purchase {
  readonly memberId: string;
  readonly raffleId: string;
  readonly entries: number;
  /** The same key again is the same purchase. */
  readonly key: string;
}

/** A raffle whose entries are sold; its terms don't change. @throws AppError `record.notFound` */
async function demandSold(db: SpaceDb, raffleId: string) {
  const raffle = await db
    .selectFrom("raffle")
    .select(["reward", "labs", "maxEntries", "endsAt"])
    .where("id", "=", raffleId)
    .executeTakeFirst();
  if (!raffle?.labs || !raffle.endsAt) throw new AppError("record.notFound");
  return { reward: raffle.reward, labs: raffle.labs, maxEntries: raffle.maxEntries ?? 1, endsAt: raffle.endsAt };
}

/** Holds raffle and list, so that they are neither cancelled nor closed until the tickets are in. @throws AppError `raffles.entriesClosed` */
async function demandOpen(db: SpaceDb, raffleId: string, endsAt: string): Promise<void> {
  const held = await db
    .selectFrom("raffle")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .select(["raffle.status", "draw.frozenAt"])
    .where("raffle.id", "=", raffleId)
    .forShare(["raffle", "draw"])
    .executeTakeFirst();
  if (held?.status !== "PENDING" || held.frozenAt !== null || Date.parse(endsAt) <= Date.now())
    throw new AppError(RAFFLE_ERRORS.entriesClosed);
}

async function readTickets(db: SpaceDb, { memberId, raffleId }: Pick<Purchase, "memberId" | "raffleId">) {
  const rows = await db
    .selectFrom("raffleTicket")
    .select("ticket")
    .where("raffle", "=", raffleId)
    .where("member", "=", memberId)
    .orderBy("id")
    .execute();
  return rows.map(({ ticket }) => ticket);
}

/**
 * Sets the LABs of entries aside and writes their tickets, in one transaction.
 * @returns all of the member's tickets in the raffle
 * @throws AppError `raffles.entriesClosed`, `raffles.tooManyEntries` with `left`, and as `Redemptions.request`
 */
export async function buyEntries(db: SpaceDb, purchase: Purchase, redemptions: Redemptions): Promise<readonly string[]> {
  const { memberId, raffleId, entries, key } = purchase;
  return db.transaction(async () => {
    const { reward, labs, maxEntries, endsAt } = await demandSold(db, raffleId);
    // From here on the member is held: of two purchases at once the second counts the tickets of the first.
    const payment = { memberId, key, type: "RAFFLE", name: reward, labs: labs * entries } as const;
    const { id: redeem, isNew } = await redemptions.request(db, payment);
    const own = await readTickets(db, purchase);
    if (!isNew) return own;
    await demandOpen(db, raffleId, endsAt);
    const left = maxEntries - own.length;
    if (entries > left) throw new AppError(RAFFLE_ERRORS.tooManyEntries, { extensions: { left } });
    const holder = own[0] === undefined ? randomBytes(HOLDER_BYTES).toString("hex") : holderOf(own[0]);
    const tickets = Array.from({ length: entries }, (_, index) => `${holder}.${own.length + index + 1}`);
    const rows = tickets.map((ticket) => ({ id: newId(), raffle: raffleId, member: memberId, ticket, redeem }));
    await db.insertInto("raffleTicket").values(rows).execute();
    return [...own, ...tickets];
  });
}
