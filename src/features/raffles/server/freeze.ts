import { randomBytes } from "node:crypto";
import { newId, type SpaceDb } from "../../../server/kit";
import { listHashOf } from "../shared/fairness";
import { drawTime } from "./drawTime";

const TICKET_BYTES = 12;
const PORTION = 1_000;

interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

/** Raffles whose activity, or sale of entries, is over and whose list is still open. */
async function readEnded(db: SpaceDb, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("raffle")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .leftJoin("activity", "activity.id", "raffle.activity")
    .select("raffle.id")
    .where("raffle.status", "=", "PENDING")
    .where("draw.frozenAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("activity.status", "=", "FINISHED"),
        eb("activity.endsAt", "<=", now.toISOString()),
        eb("raffle.endsAt", "<=", now.toISOString()),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Whoever has completed it and is still a member, each under a number of its own. */
async function readEntrants(db: SpaceDb, activityId: string) {
  const rows = await db
    .selectFrom("participation")
    .innerJoin("member", "member.id", "participation.member")
    .select("member.id")
    .where("participation.activity", "=", activityId)
    .where("participation.status", "=", "COMPLETED")
    .where("member.status", "=", "ACTIVE")
    .execute();
  return rows.map(({ id: member }) => ({ id: newId(), member, ticket: randomBytes(TICKET_BYTES).toString("hex") }));
}

async function writeTickets(db: SpaceDb, raffleId: string, activityId: string): Promise<void> {
  const tickets = await readEntrants(db, activityId);
  for (let from = 0; from < tickets.length; from += PORTION)
    await db
      .insertInto("raffleTicket")
      .values(tickets.slice(from, from + PORTION).map((ticket) => ({ ...ticket, raffle: raffleId })))
      .execute();
}

async function freezeOne(db: SpaceDb, raffleId: string, { now, timeZone }: Moment): Promise<void> {
  const raffle = await db
    .selectFrom("raffle")
    .leftJoin("activity", "activity.id", "raffle.activity")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .select(["raffle.activity", "activity.raffleImage", "raffle.image", "raffle.status", "draw.frozenAt"])
    .select(({ fn }) => fn.coalesce("activity.endsAt", "raffle.endsAt").as("endsAt"))
    .where("raffle.id", "=", raffleId)
    // The row that says whether it is closed: only a locked row is read anew after waiting for another process.
    .forUpdate("draw")
    .executeTakeFirst();
  if (raffle?.status !== "PENDING" || raffle.frozenAt) return;
  if (raffle.activity !== null) await writeTickets(db, raffleId, raffle.activity);
  const tickets = await db.selectFrom("raffleTicket").select("ticket").where("raffle", "=", raffleId).execute();
  const end = raffle.endsAt && Date.parse(raffle.endsAt) <= now.getTime() ? raffle.endsAt : now.toISOString();
  const listHash = listHashOf(tickets.map(({ ticket }) => ticket));
  await db
    .updateTable("raffleDraw")
    .set({ listHash, entrants: tickets.length, frozenAt: now.toISOString() })
    .where("raffle", "=", raffleId)
    .execute();
  await db
    .updateTable("raffle")
    .set({ drawAt: drawTime(end, timeZone), image: raffle.raffleImage ?? raffle.image })
    .where("id", "=", raffleId)
    .execute();
}

/** Closes the lists of raffles whose activity or sale is over: who takes part, and what is drawn, is fixed from then on. */
export async function freezeRaffles(db: SpaceDb, moment: Moment): Promise<void> {
  for (const id of await readEnded(db, moment.now)) await db.transaction(() => freezeOne(db, id, moment));
}
