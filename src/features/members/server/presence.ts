import { type ExtensionSchedule, sql } from "../../../server/kit";
import { ONLINE_MINUTES } from "../shared/members";

/** Whoever hasn't been there for a while isn't online any more, whichever process they were last seen by. */
export const presenceSchedule: ExtensionSchedule = {
  name: "members.presence",
  everyMinutes: 1,
  run: async (db) => {
    await db
      .updateTable("member")
      .set({ isOnline: false })
      .where("isOnline", "=", true)
      .where("lastSeenAt", "<", sql<string>`now() - make_interval(mins => ${sql.lit(ONLINE_MINUTES)})`)
      .execute();
  },
};
