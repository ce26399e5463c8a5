import type { ActivityType, ServerHost, SpaceDb } from "../../../server/kit";
import { type MemberState, memberState } from "../shared/memberState";
import { type Prerequisite, readMissingPrerequisites } from "./readMissingPrerequisites";
import { visibleActivities } from "./visibleActivities";

/** An activity as members see it. */
export interface MemberActivity {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly state: MemberState;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly labs: number;
  /** Path segment of its screen. */
  readonly path: string;
  /** How much of it is done, 0 to 1; `null` unless begun. */
  readonly progress: number | null;
  /** What comes first, where that is missing. */
  readonly prerequisites: readonly Prerequisite[];
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
    .select(["activity.id", "activity.type", "activity.title", "activity.description", "activity.status"])
    .select(["activity.startsAt", "activity.endsAt", "activity.labs", "participation.status as participation"])
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

/** What a member can do, has done and may look forward to; the newest first. */
export async function listMemberActivities(
  db: SpaceDb,
  wanted: ActivitiesQuery,
  types: Types,
): Promise<readonly MemberActivity[]> {
  const now = new Date();
  const { memberId } = wanted;
  const rows = await readActivities(db, wanted);
  const missing = await readMissingPrerequisites(db, { memberId, activityIds: rows.map(({ id }) => id) });
  const known = rows.flatMap(({ status, participation, ...row }) => {
    const path = types.get(row.type)?.memberPath;
    if (path === undefined) return [];
    const prerequisites = missing.get(row.id) ?? [];
    const { startsAt, endsAt } = row;
    const state = memberState({ status, startsAt, endsAt, participation, isLocked: prerequisites.length > 0 }, now);
    return [{ ...row, path, state, prerequisites: state === "locked" ? prerequisites : [] }];
  });
  const progress = await readProgress(db, memberId, { begun: known.filter(({ state }) => state === "begun"), types });
  return known.map((activity) => ({ ...activity, progress: progress.get(activity.id) ?? null }));
}
