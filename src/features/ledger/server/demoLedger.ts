import { type DemoSeed, json, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { labs } from "./labs";
import { carryOver } from "./migration/carryOver";
import { recountTallies } from "./ranking/tally";
import { MEMBER_REACHED } from "./thresholds";

/** As the demo's community is configured. */
const THRESHOLD = 100;

const MOVEMENTS = [
  { reason: "STAYING_ACTIVE", amount: 12, createdAt: "2026-09-07T09:00:00.000Z" },
  { reason: "WINNING_COMMENT", amount: 25, createdAt: "2026-09-21T17:30:00.000Z" },
  { reason: "CUSTOM", amount: 23, concept: "Gracias por probar la nueva portada", createdAt: "2026-10-05T11:15:00.000Z" },
];

/** What the demo's own member has earned so far, and what the others begin with. */
export const demoLedger: DemoSeed = {
  name: "ledger",
  order: 20,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    // A demo of before brought its bookings with it; what people begin with lies months back.
    const now = Date.now();
    await carryOver(db, (index) => new Date(now - (70 + ((index * 37) % 230)) * MS_PER_DAY).toISOString());
    const own = await db.selectFrom("member").select(["id", "points"]).where("email", "=", "member@demo.test").executeTakeFirst();
    if (!own || own.points > 0) return;
    for (const [index, { amount, ...movement }] of MOVEMENTS.entries())
      await labs.book(db, { key: `demo:${index}`, owner: own.id, ...movement }, () => [
        { from: "ISSUED", to: "AVAILABLE", amount },
      ]);
  },
};

/** One of the demo's members has enough for a card, and the team has heard of it. */
export const demoThreshold: DemoSeed = {
  name: "ledger.threshold",
  order: 890,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const richest = await db
      .selectFrom("member")
      .select(["nickname"])
      .where("points", ">=", THRESHOLD)
      .where("email", "<>", "member@demo.test")
      .orderBy("points")
      .limit(1)
      .executeTakeFirst();
    if (!richest) return;
    const team = await db.selectFrom("staffRole").select("id").where("role", "in", ["MODERATOR", "ADMINISTRATOR"]).execute();
    const params = json({ nickname: richest.nickname ?? "", smart_count: THRESHOLD });
    const rows = team.map(({ id: moderator }) => ({ id: newId(), kind: MEMBER_REACHED.name, moderator, params }));
    await db.insertInto("notification").values(rows).execute();
  },
};

/** Counts what the demo's people have completed, after all that seeds them. */
export const demoRanking: DemoSeed = {
  name: "ledger.ranking",
  order: 900,
  run: async ({ spaceDb, communityId }) => recountTallies(spaceDb(communityId)),
};
