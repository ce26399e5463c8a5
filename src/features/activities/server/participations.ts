import { participationCompleted, participationReversed } from "../../../contracts/events/participation";
import type { Participations } from "../../../contracts/services/participation";
import { type HostTools, newId, type SpaceDb, sql } from "../../../server/kit";
import { admit, demandOpen } from "./admission";
import { visibleActivities } from "./visibleActivities";

type Who = Parameters<Participations["start"]>[1];

const STARTABLE = ["INVITED", "SCREENED_OUT"];

const now = () => sql<string>`now()`;
const raised = () => sql<number>`participation.version + 1`;

/** Of one member's attempts at once only one takes effect: the row is written by a condition. */
async function write(db: SpaceDb, { activityId, memberId }: Who, status: "STARTED" | "COMPLETED"): Promise<string | undefined> {
  const completedAt = status === "COMPLETED" ? now() : null;
  const row = await db
    .insertInto("participation")
    .values({ id: newId(), activity: activityId, member: memberId, status, startedAt: now(), completedAt })
    .onConflict((conflict) => {
      const set = conflict.columns(["spaceId", "activity", "member"]).doUpdateSet({
        status,
        startedAt: sql<string>`coalesce(participation.started_at, now())`,
        completedAt,
        updatedAt: now(),
        version: raised(),
      });
      return status === "COMPLETED"
        ? set.where("participation.status", "<>", "COMPLETED")
        : set.where("participation.status", "in", STARTABLE);
    })
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The same for all types of activities. @param tools of the running server, from the first request on */
export function createParticipations(tools: () => Pick<HostTools, "publish">): Participations {
  return {
    start: async (db, who) => {
      await write(db, who, "STARTED");
    },
    complete: async (db, who, { mayChange = false } = {}) =>
      db.transaction(async () => {
        const participationId = await write(db, who, "COMPLETED");
        if (participationId === undefined) return;
        await tools().publish(db, participationCompleted, { ...who, participationId, mayChange });
      }),
    reverse: async (db, who, status) =>
      db.transaction(async () => {
        const row = await db
          .selectFrom("participation")
          .select(["id", "status"])
          .where("activity", "=", who.activityId)
          .where("member", "=", who.memberId)
          .forUpdate()
          .executeTakeFirst();
        if (!row || row.status === status) return;
        await db
          .updateTable("participation")
          .set({ status, completedAt: null, updatedAt: now(), version: raised() })
          .where("id", "=", row.id)
          .execute();
        if (row.status !== "COMPLETED") return;
        await tools().publish(db, participationReversed, { ...who, participationId: row.id });
      }),
    admit: async (db, who) => {
      await admit(db, who);
    },
    demand: async (db, who) => demandOpen(await admit(db, who)),
    visible: async (db, memberId) => {
      const rows = await visibleActivities(db, memberId).select("activity.id").execute();
      return rows.map(({ id }) => id);
    },
  };
}
