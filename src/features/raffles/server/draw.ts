import { type HostTools, type SpaceDb, sql, unseal } from "../../../server/kit";
import { ranked } from "../shared/fairness";
import { LOST, WON } from "./kinds";
import { seedKey } from "./makeRaffles";
import { writeRaffle, writeWinners } from "./writeWinners";

type Tools = Pick<HostTools, "keyedHash" | "notify">;

/** One statement takes so many tickets' ranks. */
const PORTION = 5_000;

async function readDue(db: SpaceDb, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("raffle")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .select("raffle.id")
    .where("raffle.status", "=", "PENDING")
    .where("draw.frozenAt", "is not", null)
    .where("raffle.drawAt", "<=", now.toISOString())
    .execute();
  return rows.map(({ id }) => id);
}

async function writeRanks(db: SpaceDb, raffleId: string, tickets: readonly string[]): Promise<void> {
  for (let from = 0; from < tickets.length; from += PORTION) {
    const portion = tickets.slice(from, from + PORTION);
    const place = sql<number>`array_position(${portion}::text[], ticket::text) + ${sql.lit(from)}`;
    await db
      .updateTable("raffleTicket")
      .set({ rank: place })
      .where("raffle", "=", raffleId)
      .where(sql<boolean>`ticket = any(${portion}::text[])`)
      .execute();
  }
}

/** Those who have left since the list was closed don't win; nobody else's place changes by it. */
async function leaveOut(db: SpaceDb, raffleId: string): Promise<void> {
  await db
    .updateTable("raffleTicket")
    .set({ state: "OUT" })
    .where("raffle", "=", raffleId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("member")
            .select("member.id")
            .whereRef("member.id", "=", "raffleTicket.member")
            .where("member.status", "=", "ACTIVE"),
        ),
      ),
    )
    .execute();
}

/** The tickets that win; of one person's the luckiest alone. */
async function readLucky(db: SpaceDb, raffleId: string, winnerCount: number) {
  const holder = sql<string>`split_part(ticket, '.', 1)`;
  const entered = db.selectFrom("raffleTicket").where("raffle", "=", raffleId).where("state", "=", "ENTERED");
  const firsts = await entered
    .select(({ fn }) => fn.min("rank").as("rank"))
    .groupBy(holder)
    .orderBy("rank")
    .limit(winnerCount)
    .execute();
  const ranks = firsts.flatMap(({ rank }) => rank ?? []);
  if (ranks.length === 0) return [];
  return entered.select(["id", "member"]).where("rank", "in", ranks).orderBy("rank").execute();
}

/** Draws one raffle in the open transaction, where nobody has. */
async function drawOne(db: SpaceDb, raffleId: string, tools: Tools): Promise<void> {
  const raffle = await db
    .selectFrom("raffle")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .select(["raffle.activity", "raffle.status", "raffle.winnerCount", "raffle.reward", "draw.sealedSeed"])
    .where("raffle.id", "=", raffleId)
    .forUpdate("raffle")
    .skipLocked()
    .executeTakeFirst();
  if (raffle?.status !== "PENDING") return;
  const seed = unseal(seedKey(tools, raffleId), raffle.sealedSeed);
  const rows = await db.selectFrom("raffleTicket").select("ticket").where("raffle", "=", raffleId).execute();
  const activityId = raffle.activity ?? raffleId;
  await writeRanks(db, raffleId, ranked({ activityId, seed, tickets: rows.map(({ ticket }) => ticket) }));
  await leaveOut(db, raffleId);
  const lucky = await readLucky(db, raffleId, raffle.winnerCount);
  const members = lucky.flatMap(({ member }) => member ?? []);
  if (lucky.length > 0)
    await db
      .updateTable("raffleTicket")
      .set({ state: "WON" })
      .where(
        "id",
        "in",
        lucky.map(({ id }) => id),
      )
      .execute();
  await db.updateTable("raffleDraw").set({ seed, drawnAt: sql<string>`now()` }).where("raffle", "=", raffleId).execute();
  await writeWinners(db, raffleId, members);
  await writeRaffle(db, raffleId, { status: "FINISHED" });
}

/** Those who took part, each once, and whether they have won. */
async function readOutcome(db: SpaceDb, raffleId: string) {
  const rows = await db
    .selectFrom("raffleTicket")
    .select(["member", "state"])
    .where("raffle", "=", raffleId)
    .where("state", "in", ["WON", "ENTERED"])
    .execute();
  const holders = (state: string) => rows.flatMap((row) => (row.state === state && row.member ? [row.member] : []));
  const winners = new Set(holders("WON"));
  return { winners: [...winners], losers: [...new Set(holders("ENTERED"))].filter((member) => !winners.has(member)) };
}

/** Tells those who took part in raffles that are drawn how it came out, once. */
async function tellOutcome(db: SpaceDb, tools: Tools): Promise<void> {
  const drawn = await db.selectFrom("raffle").select("id").where("status", "=", "FINISHED").execute();
  for (const { id } of drawn)
    await db.transaction(async () => {
      const told = await db
        .updateTable("raffle")
        .set({ status: "NOTIFIED", updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
        .where("id", "=", id)
        .where("status", "=", "FINISHED")
        .returning("reward")
        .executeTakeFirst();
      if (!told) return;
      const { winners, losers } = await readOutcome(db, id);
      const params = { reward: told.reward };
      await tools.notify(db, [
        { kind: WON.name, members: winners, params, key: `raffle:${id}` },
        { kind: LOST.name, members: losers, params, key: `raffle:${id}:lost` },
      ]);
    });
}

/** Draws the raffles that are due, each once, whichever process comes first, and tells how they came out. */
export async function drawRaffles(db: SpaceDb, tools: Tools, now: Date): Promise<void> {
  for (const id of await readDue(db, now)) await db.transaction(() => drawOne(db, id, tools));
  await tellOutcome(db, tools);
}
