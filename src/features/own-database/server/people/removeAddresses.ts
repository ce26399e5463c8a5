import { type ExtensionSchedule, sql } from "../../../../server/kit";
import { KEPT_DAYS } from "../../shared/ownDatabase";

const MINUTES_PER_DAY = 1_440;

/** Addresses of studies that ended so long ago are removed; responses stay, and name nobody. */
export const removeAddresses: ExtensionSchedule = {
  name: "ownDatabase.removeAddresses",
  everyMinutes: MINUTES_PER_DAY,
  run: async (db) => {
    await db
      .deleteFrom("addressee")
      .where("study", "in", (eb) =>
        eb
          .selectFrom("ownField")
          .select("ownField.study")
          .where("ownField.state", "=", "CLOSED")
          .where(sql<boolean>`own_field.closed_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`),
      )
      .execute();
  },
};
