import type { SpaceDb } from "../../../../server/kit";
import type { FieldworkServices } from "../services";
import { participationRows } from "./participationRows";

/** What the team decides after field. */
const EXCLUDING: ReadonlySet<string> = new Set(["quality", "qualitySanctioned"]);

/** Participations follow how members' responses ended. In the transaction of the change. */
export async function followResponses(db: SpaceDb, ids: readonly string[], { participations }: FieldworkServices): Promise<void> {
  const rows = await participationRows(db)
    .where("response.id", "in", [...ids])
    // In one order, so that two who change the same never wait for each other.
    .orderBy("response.member")
    .execute();
  const completed: { activityId: string; memberId: string }[] = [];
  for (const { state, disposition, member, activityId } of rows) {
    if (member === null) continue;
    const who = { activityId, memberId: member };
    if (state === "complete") completed.push(who);
    else if (state === "ended")
      await participations().reverse(db, who, EXCLUDING.has(disposition ?? "") ? "EXCLUDED" : "SCREENED_OUT");
  }
  await participations().completeAll(db, completed, { mayChange: true });
}
