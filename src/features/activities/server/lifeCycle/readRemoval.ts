import type { ServerHost, SpaceDb } from "../../../../server/kit";
import { readStandings } from "../readStandings";

/** What goes with an activity that is deleted. */
export interface Removal {
  /** Members who have begun. */
  readonly participations: number;
  readonly comments: number;
  /** Of members, and of others where others answer, too. */
  readonly answers: number;
}

export async function readRemoval(
  db: SpaceDb,
  activityId: string,
  types: ServerHost["registries"]["activityTypes"],
): Promise<Removal> {
  const [standings, begun, comments] = await Promise.all([
    readStandings(db, [activityId], types),
    db
      .selectFrom("participation")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("activity", "=", activityId)
      .where("startedAt", "is not", null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("comment")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("activity", "=", activityId)
      .where("deletedAt", "is", null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    participations: Number(begun.count),
    comments: Number(comments.count),
    answers: standings[0]?.answered ?? 0,
  };
}
