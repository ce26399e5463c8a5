import type { DataMigration } from "../../../server/kit";

/** Raffles that an earlier version promised followed their activity until the end; from now on their own terms count. */
export const keepTerms: DataMigration = {
  name: "raffles.terms",
  run: async (db) => {
    await db
      .updateTable("raffle")
      .from("activity")
      .whereRef("activity.id", "=", "raffle.activity")
      .where("raffle.status", "=", "PENDING")
      .where("activity.raffleActive", "=", true)
      .set((eb) => ({
        reward: eb.fn.coalesce("activity.raffleReward", "raffle.reward"),
        winnerCount: eb.fn.coalesce("activity.raffleWinners", "raffle.winnerCount"),
      }))
      .execute();
  },
};
