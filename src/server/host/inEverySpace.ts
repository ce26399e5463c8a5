import type { Kysely } from "kysely";
import type { Tables } from "../db/generated/tables";
import type { SpaceDb } from "../db/spaceDb";
import type { Chore } from "../jobs/chores";
import type { GuestChore } from "./serverHost";

interface Spaces {
  readonly root: Kysely<Tables>;
  readonly spaceDb: (spaceId: string) => SpaceDb;
}

/** A guest's chore, space by space: its handle never reaches further. */
export function inEverySpace({ name, run }: GuestChore, { root, spaceDb }: Spaces): Chore {
  return {
    name,
    run: async (signal) => {
      const spaces = await root.selectFrom("space").select("id").execute();
      for (const { id } of spaces) {
        if (signal.aborted) return;
        await run(spaceDb(id), signal);
      }
    },
  };
}
