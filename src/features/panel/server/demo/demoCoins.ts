import { type DemoSeed, newId, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { createRandom } from "../../../../shared/random";
import { BLOCKING_SANCTIONS } from "../../shared/sanctions";
import { addToBalances, insertMovements } from "../coins/movements";
import { type DemoFriend, drawMovements } from "./drawCoins";

const SEED = 20_270_105;
const EARNERS = 300;
/** One of so many was invited by somebody before them. */
const FRIEND_EVERY = 5;
/** Active sanctions of each who has some. */
const SANCTIONED = [1, 1, 2, BLOCKING_SANCTIONS, BLOCKING_SANCTIONS, BLOCKING_SANCTIONS];
const REASONS = [
  { origin: "RULE", reason: "Terminó en menos de un tercio del tiempo previsto" },
  { origin: "RULE", reason: "Marcó la misma respuesta en todas las filas" },
  { origin: "REVIEW", reason: "Las respuestas abiertas no tienen sentido" },
] as const;

/** Who invited whom: everybody of a group the same person. */
function friendsOf(ids: readonly string[]): readonly DemoFriend[] {
  return ids.flatMap((friend, index) => {
    const inviter = ids[Math.floor(index / 20) * 20];
    return index % FRIEND_EVERY === 1 && inviter ? [{ friend, inviter }] : [];
  });
}

async function makeFriends(db: SpaceDb, friends: readonly DemoFriend[]): Promise<void> {
  for (const { friend, inviter } of friends)
    await db.updateTable("panelist").set({ invitedBy: inviter }).where("id", "=", friend).execute();
}

async function sanction(db: SpaceDb, ids: readonly string[], now: number): Promise<void> {
  const sanctions = SANCTIONED.flatMap((count, index) => {
    const panelist = ids[index];
    if (!panelist) return [];
    return REASONS.slice(0, count).map((why, place) => {
      const createdAt = new Date(now - (4 + 9 * place + index) * MS_PER_DAY).toISOString();
      return { id: newId(), panelist, ...why, createdAt };
    });
  });
  const lifted = ids[SANCTIONED.length];
  const [why] = REASONS;
  const past = {
    status: "LIFTED",
    createdAt: new Date(now - 60 * MS_PER_DAY).toISOString(),
    liftedAt: new Date(now - 52 * MS_PER_DAY).toISOString(),
  };
  if (lifted) sanctions.push({ id: newId(), panelist: lifted, ...why, ...past });
  if (sanctions.length > 0) await db.insertInto("panelSanction").values(sanctions).execute();
  const blocked = ids.filter((_, index) => (SANCTIONED[index] ?? 0) >= BLOCKING_SANCTIONS);
  if (blocked.length > 0) await db.updateTable("panelist").set({ status: "BLOCKED" }).where("id", "in", blocked).execute();
}

/** What the demo's panelists have earned and been paid, and a few who were sanctioned. */
export const demoCoins: DemoSeed = {
  name: "panel.coins",
  order: 105,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const people = await db
      .selectFrom("panelist")
      .select(["id", "completes"])
      .where("email", "like", "panelist%@demo.test")
      .where("completes", ">", 0)
      // The list shows the newest first.
      .orderBy("id", "desc")
      .limit(EARNERS)
      .execute();
    const [random, now] = [createRandom(SEED), Date.now()];
    const friends = friendsOf(people.map(({ id }) => id));
    await makeFriends(db, friends);
    await addToBalances(db, await insertMovements(db, drawMovements(random, { people, friends, now })));
    await sanction(
      db,
      people.slice(-20).map(({ id }) => id),
      now,
    );
  },
};
