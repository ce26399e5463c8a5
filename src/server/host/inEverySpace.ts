import type { Kysely } from "kysely";
import type { Tables } from "../db/generated/tables";
import type { SpaceDb } from "../db/query/spaceDb";
import type { RecurringTask } from "../scheduler/scheduler";
import type { ExtensionSchedule } from "./serverHost";

interface Spaces {
  readonly root: Kysely<Tables>;
  readonly spaceDb: (spaceId: string) => SpaceDb;
}

/** An extension's scheduled work as one task that goes from space to space: its handle never reaches further. */
export function inEverySpace({ name, everyMinutes, isLong, run }: ExtensionSchedule, { root, spaceDb }: Spaces): RecurringTask {
  return {
    name,
    ...(everyMinutes === undefined ? {} : { everyMinutes }),
    ...(isLong === undefined ? {} : { isLong }),
    run: async (signal) => {
      const spaces = await root.selectFrom("space").select("id").execute();
      for (const { id } of spaces) {
        if (signal.aborted) return;
        await run(spaceDb(id), signal);
      }
    },
  };
}
