import type { ServerHost, SpaceDb } from "../../../server/kit";
import { type MemberState, memberState } from "../shared/memberState";
import { readProgress } from "./readProgress";

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
}

/** Published activities that all members see, each with the member's own response. */
function readActivities(db: SpaceDb, memberId: string) {
  return db
    .selectFrom("activity")
    .leftJoin("response", (join) =>
      join.onRef("response.questionnaire", "=", "activity.questionnaire").on("response.member", "=", memberId),
    )
    .select(["activity.id", "activity.type", "activity.title", "activity.description", "activity.status"])
    .select(["activity.startsAt", "activity.endsAt", "activity.labs"])
    .select(["response.id as responseId", "response.state as response", "response.questionnaireVersion"])
    .where("activity.status", "in", ["NEW", "ACTIVE", "FINISHED"])
    .where("activity.visibility", "=", "PUBLIC")
    .orderBy("activity.createdAt", "desc")
    .orderBy("activity.id", "desc")
    .execute();
}

/** What a member can do, has done and may look forward to; the newest first. */
export async function listMemberActivities(
  db: SpaceDb,
  memberId: string,
  { activityTypes, questionTypes }: ServerHost["registries"],
): Promise<readonly MemberActivity[]> {
  const now = new Date();
  const rows = (await readActivities(db, memberId)).map((row) => ({ ...row, state: memberState(row, now) }));
  const progress = await readProgress(
    db,
    rows.flatMap(({ state, responseId, questionnaireVersion }) =>
      state === "begun" && responseId && questionnaireVersion ? [{ responseId, questionnaireVersion }] : [],
    ),
    questionTypes,
  );
  return rows.flatMap(({ id, type, title, description, state, startsAt, endsAt, labs, responseId }) => {
    const path = activityTypes.get(type)?.memberPath;
    const done = responseId === null ? undefined : progress.get(responseId);
    return path === undefined
      ? []
      : [{ id, type, title, description, state, startsAt, endsAt, labs, path, progress: done ?? null }];
  });
}
