import type { ExtensionSchedule, HostTools, SpaceDb } from "../../../../server/kit";
import { announce } from "./announce";
import { finishWithCommunity } from "./finishWithCommunity";

const PUBLISHED = ["NEW", "ACTIVE", "FINISHED"];

/** Those of which something may be left to say. */
async function readUnsettled(db: SpaceDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("activity")
    .select("id")
    .where("status", "in", PUBLISHED)
    .where((eb) => eb.or([eb("announced", "is", null), eb("announced", "<>", "ENDED"), eb("status", "<>", "FINISHED")]))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Announces openings and endings at their minute. Access itself follows the stored instants. */
export function announceSchedule(tools: () => HostTools): ExtensionSchedule {
  return {
    name: "activities.announce",
    everyMinutes: 1,
    run: async (db, signal) => {
      await finishWithCommunity(db, tools());
      for (const id of await readUnsettled(db)) {
        if (signal.aborted) return;
        await announce(db, id, tools());
      }
    },
  };
}
