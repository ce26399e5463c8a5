import type { ExtensionSchedule, HostTools, SpaceDb } from "../../../../server/kit";
import { finishActivities } from "../lifeCycle/finishActivities";
import { announce } from "./announce";

const PUBLISHED = ["NEW", "ACTIVE", "FINISHED"];

/** Finishes what is still published in a community that has ended. */
async function finishWithCommunity(db: SpaceDb, { communityEnd }: Pick<HostTools, "communityEnd">): Promise<void> {
  const endsAt = await communityEnd(db);
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) await finishActivities(db);
}

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
