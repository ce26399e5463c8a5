import { participationCompleted, participationReversed } from "../../../contracts/events/participation";
import type { Participations } from "../../../contracts/services/participation";
import { type HostTools, newId, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { admit, demandOpen } from "./admission";
import { announce } from "./announce/announce";
import { finishActivities } from "./lifeCycle/finishActivities";
import { eligibleMembers, isPending, isUnlocked } from "./participants/eligibleMembers";
import { visibleActivities } from "./visibleActivities";

type Who = Parameters<Participations["start"]>[1];

/** Of those who are written together: as many as a ledger books at once. */
const PORTION = 1_000;

const STARTABLE = ["INVITED", "SCREENED_OUT"];

const now = () => sql<string>`now()`;
const raised = () => sql<number>`participation.version + 1`;

/**
 * Of one member's attempts at once only one takes effect: the row is written by a condition. In one order, so that two
 * who write the same wait for each other, never for ever.
 * @returns those that were written
 */
async function write(db: SpaceDb, all: readonly Who[], status: "STARTED" | "COMPLETED") {
  const completedAt = status === "COMPLETED" ? now() : null;
  const rows = new Map(
    all.map(({ activityId: activity, memberId: member }) => [
      `${member} ${activity}`,
      { id: newId(), activity, member, status, startedAt: now(), completedAt },
    ]),
  );
  if (rows.size === 0) return [];
  return db
    .insertInto("participation")
    .values([...rows.keys()].sort().flatMap((key) => rows.get(key) ?? []))
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
    .returning(["id", "activity", "member"])
    .execute();
}

/** The same for all types of activities. @param tools of the running server, from the first request on */
export function createParticipations(tools: () => Pick<HostTools, "publish">): Participations {
  const completeAll: Participations["completeAll"] = (db, all, { mayChange = false } = {}) =>
    db.transaction(async () => {
      for (let from = 0; from < all.length; from += PORTION) {
        const written = await write(db, all.slice(from, from + PORTION), "COMPLETED");
        const facts = written.flatMap(({ id: participationId, activity: activityId, member: memberId }) =>
          memberId === null ? [] : [{ activityId, memberId, participationId, mayChange }],
        );
        await tools().publish(db, participationCompleted, facts);
      }
    });

  return {
    start: async (db, who) => {
      await write(db, [who], "STARTED");
    },
    complete: (db, who, options) => completeAll(db, [who], options),
    completeAll,
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
    isAdmitted: async (db, who) => {
      try {
        await admit(db, who);
        return true;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },
    holdStatus: async (db, { activityId, memberId }) => {
      const row = await db
        .selectFrom("participation")
        .select("status")
        .where("activity", "=", activityId)
        .where("member", "=", memberId)
        .forUpdate()
        .executeTakeFirst();
      return row?.status;
    },
    demand: async (db, who) => demandOpen(await admit(db, who)),
    finish: (db, activityId) =>
      db.transaction(async () => {
        await finishActivities(db, activityId);
        await announce(db, activityId, tools());
      }),
    pending: async (db, activityId) => {
      const rows = await eligibleMembers(db, activityId)
        .select("member.id")
        .where(sql<boolean>`${isPending} and ${isUnlocked}`)
        .orderBy("member.id")
        .execute();
      return rows.map(({ id }) => id);
    },
    visible: async (db, memberId) => {
      const rows = await visibleActivities(db, memberId).select("activity.id").execute();
      return rows.map(({ id }) => id);
    },
  };
}
