import { type SpaceDb, sql } from "../../../../server/kit";
import type { ParticipantPage } from "../../shared/api/participants";
import { type ParticipantState, participantState } from "../../shared/participant";
import { eligibleMembers } from "./eligibleMembers";

export interface ParticipantQuery {
  readonly activityId: string;
  readonly state?: ParticipantState;
  /** Part of a nickname. */
  readonly search?: string;
  /** From 0 on. */
  readonly page: number;
  readonly size: number;
}

const STATUSES: Readonly<Record<ParticipantState, readonly string[]>> = {
  notBegun: ["INVITED"],
  begun: ["STARTED"],
  done: ["COMPLETED"],
  screenedOut: ["SCREENED_OUT", "EXCLUDED"],
};

/** Where somebody has no participation, nothing has begun. */
const status = sql<string>`coalesce(participation.status, 'INVITED')`;

async function countStates(db: SpaceDb, activityId: string): Promise<ParticipantPage["counts"]> {
  const rows = await eligibleMembers(db, activityId)
    .select([status.as("state"), (eb) => eb.fn.countAll<string>().as("count")])
    .groupBy(status)
    .execute();
  const counts: Record<ParticipantState, number> = { notBegun: 0, begun: 0, done: 0, screenedOut: 0 };
  for (const { state, count } of rows) counts[participantState(state)] += Number(count);
  return counts;
}

function found(db: SpaceDb, { activityId, state, search }: ParticipantQuery) {
  const pattern = `%${(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return eligibleMembers(db, activityId)
    .$if(state !== undefined, (query) => query.where(status, "in", [...(state ? STATUSES[state] : [])]))
    .$if(search !== undefined, (query) => query.where("member.nickname", "ilike", pattern));
}

async function readPage(db: SpaceDb, query: ParticipantQuery) {
  return found(db, query)
    .leftJoin("activityVisit", (join) =>
      join.onRef("activityVisit.member", "=", "member.id").on("activityVisit.activity", "=", query.activityId),
    )
    .select(["member.id as memberId", "member.nickname", status.as("status"), "activityVisit.seenAt"])
    .select(["participation.startedAt", "participation.completedAt", "participation.remindedAt", "participation.labs"])
    .select((eb) =>
      eb
        .selectFrom("comment")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("comment.member", "=", "member.id")
        .where("comment.activity", "=", query.activityId)
        .where("comment.audience", "=", "EVERYBODY")
        .where("comment.status", "=", "PUBLISHED")
        .where("comment.deletedAt", "is", null)
        .as("contributions"),
    )
    .orderBy(sql`lower(member.nickname)`)
    .orderBy("member.id")
    .offset(query.page * query.size)
    .limit(query.size)
    .execute();
}

/** Those who may take part in an activity, and how far each is; by nickname. */
export async function listParticipants(db: SpaceDb, query: ParticipantQuery): Promise<ParticipantPage> {
  const [counts, rows, all] = await Promise.all([
    countStates(db, query.activityId),
    readPage(db, query),
    found(db, query)
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirst(),
  ]);
  const participants = rows.map(({ status: one, labs, contributions, ...row }) => ({
    ...row,
    state: participantState(one),
    contributions: Number(contributions),
    labs: labs ?? 0,
  }));
  return { participants, total: Number(all?.count ?? 0), counts };
}
