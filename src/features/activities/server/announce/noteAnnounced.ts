import type { DataMigration } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";

/** Activities of before announcements were made: nobody is told now what is known. */
export const noteAnnounced: DataMigration = {
  name: "activities.announced",
  run: async (db) => {
    const rows = await db
      .selectFrom("activity")
      .select(["id", "status", "startsAt", "endsAt"])
      .where("announced", "is", null)
      .execute();
    const now = new Date();
    for (const { id, ...dates } of rows) {
      const opening = openingOf(dates, now);
      if (opening !== "open" && opening !== "ended") continue;
      const announced = opening === "open" ? "OPENED" : "ENDED";
      await db.updateTable("activity").set({ announced }).where("id", "=", id).execute();
    }
  },
};
