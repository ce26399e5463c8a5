import { type DemoSeed, sql } from "../../../server/kit";

/** What is raffled among those who complete an activity of the demo: one that is over, and one that is open. */
const PRIZES = [
  { isOver: true, reward: "Un abono de transporte para un año", winners: 2 },
  { isOver: false, reward: "Una bicicleta plegable", winners: 1 },
] as const;

/** Raffles of the demo's activities; the server makes, closes and draws them itself, within a minute of its start. */
export const demoRaffles: DemoSeed = {
  name: "raffles",
  order: 960,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    for (const { isOver, reward, winners } of PRIZES) {
      const busiest = await db
        .selectFrom("activity")
        .innerJoin("participation", "participation.activity", "activity.id")
        .innerJoin("member", "member.id", "participation.member")
        .select((eb) => ["activity.id", eb.fn.countAll<string>().as("completed")])
        .select((eb) => eb.fn("bool_or", [eb("member.email", "=", "member@demo.test")]).as("hasDemoMember"))
        .where("activity.status", "=", "ACTIVE")
        .where("activity.endsAt", isOver ? "<=" : ">", sql<string>`now()`)
        .where("participation.status", "=", "COMPLETED")
        .groupBy("activity.id")
        // The demo's member is among those who can win, where any activity lets it.
        .orderBy("hasDemoMember", "desc")
        .orderBy("completed", "desc")
        .orderBy("activity.id")
        .limit(1)
        .executeTakeFirst();
      if (!busiest) continue;
      await db
        .updateTable("activity")
        .set({ raffleActive: true, raffleReward: reward, raffleWinners: winners })
        .where("id", "=", busiest.id)
        .execute();
    }
  },
};
