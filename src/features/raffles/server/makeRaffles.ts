import { randomBytes } from "node:crypto";
import { type HostTools, newId, type SpaceDb, seal, sql } from "../../../server/kit";
import { commitmentOf, type RaffleTerms } from "../shared/fairness";
import { drawTime } from "./drawTime";

const SEED_BYTES = 32;
const AT_ONCE = 50;

type Tools = Pick<HostTools, "keyedHash">;

/** Each draw's seed has a key of its own, which follows from the server's secret. */
export const seedKey = ({ keyedHash }: Tools, raffleId: string): string => keyedHash("raffles.seed", raffleId);

/** A server that was down for so long still raffles what was promised; what had ended before, the team has given by hand. */
const LATE_DAYS = 7;

/** The raffle that an activity's settings promise. */
export interface PromisedRaffle {
  readonly id: string;
  readonly raffleReward: string | null;
  readonly raffleWinners: number | null;
  readonly raffleImage: string | null;
}

/** Activities that members have seen by now and that have a raffle promised and not made yet. */
async function readMissing(db: SpaceDb): Promise<readonly PromisedRaffle[]> {
  return db
    .selectFrom("activity")
    .leftJoin("raffle", "raffle.activity", "activity.id")
    .select(["activity.id", "activity.raffleReward", "activity.raffleWinners", "activity.raffleImage"])
    .where("activity.raffleActive", "=", true)
    .where((eb) =>
      eb.or([
        eb("activity.status", "in", ["NEW", "ACTIVE", "BLOCKED"]),
        eb.and([
          eb("activity.status", "=", "FINISHED"),
          eb("activity.endsAt", ">", sql<string>`now() - make_interval(days => ${sql.lit(LATE_DAYS)})`),
        ]),
      ]),
    )
    .where("raffle.id", "is", null)
    .limit(AT_ONCE)
    .execute();
}

/** Commits to a seed and a raffle's terms, in the transaction that makes it. */
export async function commitTo(db: SpaceDb, raffle: string, terms: RaffleTerms, tools: Tools): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString("hex");
  const sealedSeed = seal(seedKey(tools, raffle), seed);
  await db
    .insertInto("raffleDraw")
    .values({ id: newId(), raffle, commitment: commitmentOf(seed, terms), scheme: 2, sealedSeed })
    .execute();
}

/** Commits to a seed, the prize and the number of winners in the open transaction, where nobody has. */
export async function makeRaffle(db: SpaceDb, tools: Tools, promised: PromisedRaffle): Promise<void> {
  const raffle = newId();
  const terms = {
    activityId: promised.id,
    reward: promised.raffleReward ?? "",
    winnerCount: promised.raffleWinners ?? 1,
  };
  const made = await db
    .insertInto("raffle")
    .values({
      id: raffle,
      activity: promised.id,
      reward: terms.reward,
      winnerCount: terms.winnerCount,
      image: promised.raffleImage,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  // Another process was faster.
  if (!made) return;
  await commitTo(db, raffle, terms, tools);
}

/** Raffles of bought entries that nothing is committed to yet. */
async function readUncommitted(db: SpaceDb) {
  return db
    .selectFrom("raffle")
    .leftJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .select("raffle.id")
    .where("raffle.labs", "is not", null)
    .where("draw.id", "is", null)
    .limit(AT_ONCE)
    .execute();
}

/** Commits to a raffle of bought entries in the open transaction, where nobody has. */
async function commitToSold(db: SpaceDb, id: string, { keyedHash, timeZone }: Tools & Pick<HostTools, "timeZone">) {
  const raffle = await db
    .selectFrom("raffle")
    .select(["reward", "winnerCount", "endsAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const done = await db.selectFrom("raffleDraw").select("id").where("raffle", "=", id).executeTakeFirst();
  if (!raffle?.endsAt || done) return;
  const { reward, winnerCount, endsAt } = raffle;
  await commitTo(db, id, { activityId: id, reward, winnerCount }, { keyedHash });
  await db
    .updateTable("raffle")
    .set({ drawAt: drawTime(endsAt, await timeZone(db)) })
    .where("id", "=", id)
    .execute();
}

/** Makes the raffles that were written past their records, e.g. by the demo or an earlier version. */
export async function makeRaffles(db: SpaceDb, tools: Tools & Pick<HostTools, "timeZone">): Promise<void> {
  for (const promised of await readMissing(db)) await db.transaction(() => makeRaffle(db, tools, promised));
  for (const { id } of await readUncommitted(db)) await db.transaction(() => commitToSold(db, id, tools));
}
