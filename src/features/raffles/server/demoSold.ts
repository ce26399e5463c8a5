import { type DemoSeed, newId, type SpaceDb } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";

const RAFFLE = { reward: "Un fin de semana rural para dos", labs: 15, maxEntries: 5, winnerCount: 1 };
const DAYS_LEFT = 20;
/** How many entries each of some people have, and how many days ago they bought them. */
const PURCHASES = [
  { entries: 3, days: 6 },
  { entries: 1, days: 5 },
  { entries: 2, days: 3 },
  { entries: 5, days: 1 },
] as const;

/** People with LABs enough; those with the most have asked for cards. */
async function readPeople(db: SpaceDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("member")
    .select("id")
    .where("points", ">=", RAFFLE.labs * RAFFLE.maxEntries)
    .where("status", "=", "ACTIVE")
    .where("email", "<>", "member@demo.test")
    .orderBy("points", "desc")
    .orderBy("nickname")
    .offset(10)
    .limit(PURCHASES.length)
    .execute();
  return rows.map(({ id }) => id);
}

async function enter(
  db: SpaceDb,
  raffle: string,
  { member, entries, days }: (typeof PURCHASES)[number] & { readonly member: string },
) {
  const redeem = newId();
  const holder = newId().replaceAll("-", "").slice(-24);
  await db
    .insertInto("redeem")
    .values({
      ...{ id: redeem, member, type: "RAFFLE", cardName: RAFFLE.reward, labs: RAFFLE.labs * entries },
      ...{ status: "PENDING", initialDate: new Date(Date.now() - days * MS_PER_DAY).toISOString(), requestKey: newId() },
    })
    .execute();
  const tickets = Array.from({ length: entries }, (_, index) => `${holder}.${index + 1}`);
  await db
    .insertInto("raffleTicket")
    .values(tickets.map((ticket) => ({ id: newId(), raffle, member, ticket, redeem })))
    .execute();
}

/**
 * A raffle of the demo whose entries are bought with LABs, and who has some; the server commits to its draw within a minute
 * of its start, and the ledger's seed books what they cost.
 */
export const demoSold: DemoSeed = {
  name: "raffles.sold",
  order: 795,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const endsAt = new Date(Date.now() + DAYS_LEFT * MS_PER_DAY).toISOString();
    const id = newId();
    await db
      .insertInto("raffle")
      .values({ id, activity: null, ...RAFFLE, endsAt })
      .execute();
    // In a demo of before, nothing would book what they cost.
    const booked = await db
      .selectFrom("ledgerTransfer")
      .select("id")
      .where("key", "like", "redeem:%")
      .limit(1)
      .executeTakeFirst();
    if (booked) return;
    for (const [index, member] of (await readPeople(db)).entries()) {
      const purchase = PURCHASES[index];
      if (purchase) await enter(db, id, { ...purchase, member });
    }
  },
};
