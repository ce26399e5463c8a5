import type { MemberActivity } from "../../../contracts/api/memberActivities";
import type { ConversationStandings } from "../../../contracts/services/unseen";
import { type ActivityType, promisedLabs, type ServerHost, type SpaceDb, sql } from "../../../server/kit";
import { openingOf } from "../../../shared/dates/activityOpening";
import { PENDING_DAYS } from "../../../shared/pendingDays";
import { memberState } from "../shared/memberState";
import { type Prerequisite, readMissingPrerequisites } from "./readMissingPrerequisites";
import { visibleActivities } from "./visibleActivities";

/** What a list of activities is made with. */
export interface ListServices {
  readonly types: Types;
  readonly standings: () => ConversationStandings;
}

type Types = ServerHost["registries"]["activityTypes"];

interface ActivitiesQuery {
  readonly memberId: string;
  /** @default all */
  readonly activityId?: string;
}

async function readActivities(db: SpaceDb, { memberId, activityId }: ActivitiesQuery) {
  return visibleActivities(db, memberId)
    .leftJoin("participation", (join) =>
      join.onRef("participation.activity", "=", "activity.id").on("participation.member", "=", memberId),
    )
    .leftJoin("activityVisit", (join) =>
      join.onRef("activityVisit.activity", "=", "activity.id").on("activityVisit.member", "=", memberId),
    )
    .select(["activity.id", "activity.type", "activity.title", "activity.description", "activity.status"])
    .select(["activity.startsAt", "activity.endsAt", "activity.createdAt"])
    .select(promisedLabs(db, sql.ref("activity.labs")).as("labs"))
    .select(["participation.status as participation", "participation.startedAt", "activityVisit.seenAt"])
    .$if(activityId !== undefined, (query) => query.where("activity.id", "=", activityId ?? ""))
    .orderBy("activity.createdAt", "desc")
    .orderBy("activity.id", "desc")
    .execute();
}

async function readProgress(
  db: SpaceDb,
  memberId: string,
  { begun, types }: { readonly begun: readonly { readonly id: string; readonly type: string }[]; readonly types: Types },
) {
  const ofTypes = [...types.values()].filter((type): type is ActivityType & Required<Pick<ActivityType, "progress">> =>
    Boolean(type.progress),
  );
  const parts = await Promise.all(
    ofTypes.map(({ name, progress }) => {
      const activityIds = begun.filter(({ type }) => type === name).map(({ id }) => id);
      return activityIds.length === 0 ? new Map<string, number>() : progress({ db, memberId, activityIds });
    }),
  );
  return new Map(parts.flatMap((part) => [...part]));
}

type Row = Awaited<ReturnType<typeof readActivities>>[number];

/** A row as its member sees it. @param missing what comes first */
function present(row: Row, { type, missing, now }: { type: ActivityType; missing: readonly Prerequisite[]; now: Date }) {
  const { status, participation, startedAt, seenAt, createdAt, ...activity } = row;
  const { startsAt, endsAt } = activity;
  const state = memberState({ status, startsAt, endsAt, participation, isLocked: missing.length > 0 }, now);
  return {
    ...activity,
    pendingDays: type.isReviewed && row.labs > 0 ? PENDING_DAYS : null,
    path: type.memberPath,
    state,
    prerequisites: state === "locked" ? missing : [],
    isOver: openingOf({ status, startsAt, endsAt }, now) === "ended",
    isEndedEarly: status === "FINISHED" && endsAt !== null && new Date(endsAt) > now,
    isSeen: seenAt !== null || startedAt !== null,
    since: startsAt ?? createdAt,
  };
}

/** What a member can do, has done and may look forward to; the newest first. */
export async function listMemberActivities(
  db: SpaceDb,
  wanted: ActivitiesQuery,
  { types, standings }: ListServices,
): Promise<readonly MemberActivity[]> {
  const now = new Date();
  const { memberId } = wanted;
  const rows = await readActivities(db, wanted);
  const missing = await readMissingPrerequisites(db, { memberId, activityIds: rows.map(({ id }) => id) });
  const known = rows.flatMap((row) => {
    const type = types.get(row.type);
    return type === undefined ? [] : [present(row, { type, missing: missing.get(row.id) ?? [], now })];
  });
  const progress = await readProgress(db, memberId, { begun: known.filter(({ state }) => state === "begun"), types });
  // Of what is yet to come, or locked, not even the number of comments is told.
  const enterable = known.filter(({ state }) => state !== "comingSoon" && state !== "locked").map(({ id }) => id);
  const counts = await standings().read(db, { reader: { kind: "member", id: memberId }, activityIds: enterable });
  return known.map((activity) => ({
    ...activity,
    progress: progress.get(activity.id) ?? null,
    conversation: counts.get(activity.id) ?? null,
  }));
}
