import { sql } from "../../../../server/kit";
import { FRIEND_REWARD, MOST_FRIENDS } from "../../shared/coins";
import type { LockedPanelist } from "./lockPanelists";
import type { CoinDb, Movement, MovementValues } from "./movements";

/** Movements that no REVERSAL took back: its key is theirs with an ending. */
const isKept = sql<boolean>`not exists (
  select 1 from coin_transaction as back where back.key = coin_transaction.key || ':reversal')`;

/** Of the panelists those whose first tests are among the new ones. */
async function firstTested(db: CoinDb, friends: readonly string[], tests: readonly Movement[]): Promise<readonly string[]> {
  const ids = tests.map(({ id }) => id);
  const rows = await db
    .selectFrom("coinTransaction")
    .select("panelist")
    .distinct()
    .where("reason", "=", "TEST")
    .where("panelist", "=", sql<string>`any(${[...friends]}::uuid[])`)
    .where("id", "<>", sql<string>`all(${ids}::uuid[])`)
    .execute();
  const earlier = new Set(rows.map(({ panelist }) => panelist));
  return friends.filter((id) => !earlier.has(id));
}

/** How many friends each inviter was rewarded for. */
async function countRewards(db: CoinDb, inviters: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("coinTransaction")
    .select(["panelist", (eb) => eb.fn.countAll<string>().as("count")])
    .where("reason", "=", "INVITED_FRIEND")
    .where("panelist", "=", sql<string>`any(${[...inviters]}::uuid[])`)
    .where(isKept)
    .groupBy("panelist")
    .execute();
  return new Map(rows.flatMap(({ panelist, count }) => (panelist ? [[panelist, Number(count)] as const] : [])));
}

/**
 * What inviters get for friends who completed their first study. Asked while friends and inviters are locked, so that
 * nobody is rewarded for more friends than the first ones.
 * @param movements that were just written
 */
export async function friendRewards(
  db: CoinDb,
  people: ReadonlyMap<string, LockedPanelist>,
  movements: readonly Movement[],
): Promise<readonly MovementValues[]> {
  const tests = movements.filter(({ panelist, reason }) => reason === "TEST" && people.get(panelist ?? "")?.invitedBy);
  const friends = [...new Set(tests.flatMap(({ panelist }) => panelist ?? []))];
  if (friends.length === 0) return [];
  const invited = (await firstTested(db, friends, tests)).flatMap((friend) => {
    const inviter = people.get(friend)?.invitedBy;
    return inviter && people.has(inviter) ? [{ friend, inviter }] : [];
  });
  const counts = await countRewards(
    db,
    invited.map(({ inviter }) => inviter),
  );
  return invited.flatMap(({ friend, inviter }) => {
    const count = counts.get(inviter) ?? 0;
    if (count >= MOST_FRIENDS) return [];
    counts.set(inviter, count + 1);
    const reward = { amount: FRIEND_REWARD, reason: "INVITED_FRIEND", concept: null } as const;
    return [{ panelistId: inviter, key: `friend:${friend}`, ...reward }];
  });
}

/** Friends of whom no test is left that counts. */
async function untested(db: CoinDb, friends: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("coinTransaction")
    .select("panelist")
    .distinct()
    .where("reason", "=", "TEST")
    .where("panelist", "=", sql<string>`any(${[...friends]}::uuid[])`)
    .where(isKept)
    .execute();
  const tested = new Set(rows.map(({ panelist }) => panelist));
  return friends.filter((id) => !tested.has(id));
}

/**
 * What inviters lose because the one test of a friend counts no more: the reward, where they still have it.
 * @param movements that were just written
 */
export async function lostRewards(
  db: CoinDb,
  people: ReadonlyMap<string, LockedPanelist>,
  movements: readonly Movement[],
): Promise<readonly MovementValues[]> {
  const taken = movements.filter(({ panelist, reason }) => reason === "REVERSAL" && people.get(panelist ?? "")?.invitedBy);
  const friends = [...new Set(taken.flatMap(({ panelist }) => panelist ?? []))];
  if (friends.length === 0) return [];
  const keys = (await untested(db, friends)).map((friend) => `friend:${friend}`);
  const rewards = await db
    .selectFrom("coinTransaction")
    .innerJoin("panelist", "panelist.id", "coinTransaction.panelist")
    .select(["coinTransaction.key", "panelist.id", "panelist.coins"])
    .where("coinTransaction.key", "=", sql<string>`any(${keys}::text[])`)
    .execute();
  const left = new Map(rewards.map(({ id, coins }) => [id, Number(coins)]));
  return rewards.flatMap(({ key, id }) => {
    const coins = left.get(id) ?? 0;
    if (coins < FRIEND_REWARD) return [];
    left.set(id, coins - FRIEND_REWARD);
    return [{ panelistId: id, key: `${key}:reversal`, amount: FRIEND_REWARD, reason: "REVERSAL", concept: null } as const];
  });
}
