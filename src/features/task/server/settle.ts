import type { Participations } from "../../../contracts/services/participation";
import type { SpaceDb } from "../../../server/kit";
import { progressOf } from "../shared/progressOf";
import { readAnswered } from "./answers";
import { readParts } from "./readTask";

interface Settled {
  readonly activityId: string;
  readonly memberId: string;
}

/**
 * Brings a member's participation in line with the answers that count, in the open transaction. It is held first: of two
 * changes at once, the second one counts what the first has done.
 */
export async function settle(db: SpaceDb, who: Settled, participations: Participations): Promise<void> {
  const { activityId, memberId } = who;
  await db
    .selectFrom("participation")
    .select("id")
    .where("activity", "=", activityId)
    .where("member", "=", memberId)
    .forUpdate()
    .execute();
  const parts = await readParts(db, activityId);
  if (progressOf(parts, await readAnswered(db, activityId, memberId)) === 1)
    await participations.complete(db, who, { mayChange: true });
  else await participations.reverse(db, who, "STARTED");
}
