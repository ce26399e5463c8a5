import type { PlanLimits } from "../../../../src/contracts/services/credits";
import { type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_STUDIES } from "../../shared/focus";
import { FOCUS_ERRORS } from "../../shared/focusErrors";
import type { FocusServices, StudyValues } from "./focusServices";

/** How a licence's minutes of video stand for a study. */
export interface VideoMinutes {
  readonly limit: number;
  /** For this study: what others have taken is gone. */
  readonly left: number;
  readonly needed: number;
}

const HELD = ["CONFIRMED", "OPEN"];

export const neededMinutes = ({ sessionCount, sessionMinutes }: StudyValues): number =>
  Number(sessionCount ?? 0) * Number(sessionMinutes ?? 0);

/** Minutes of the company's other studies of this licence: those that run hold what they ordered, those that are over what was held. */
async function usedMinutes(db: SpaceDb, studyId: string, startsOn: string): Promise<number> {
  const held = sql<number>`case when study.status = 'FINISHED'
    then (select count(*) from focus_session where focus_session.study = study.id and focus_session.status = 'CONFIRMED')
    else study.session_count end`;
  const { minutes } = await db
    .selectFrom("study")
    .select(sql<string>`coalesce(sum(${held} * study.session_minutes), 0)`.as("minutes"))
    .where("type", "in", [...VIDEO_STUDIES])
    .where("status", "in", [...HELD, "FINISHED"])
    .where("releaseDate", ">=", startsOn)
    .$if(studyId !== "", (query) => query.where("id", "<>", studyId))
    .executeTakeFirstOrThrow();
  return Number(minutes);
}

/** @returns nothing where the plan doesn't limit them */
async function minutesBy(db: SpaceDb, limits: PlanLimits | undefined, study: StudyValues): Promise<VideoMinutes | undefined> {
  if (!limits || limits.videoMinutes === null) return undefined;
  const used = await usedMinutes(db, String(study.id ?? ""), limits.startsOn);
  return { limit: limits.videoMinutes, left: Math.max(0, limits.videoMinutes - used), needed: neededMinutes(study) };
}

/** As it stands, to be told. */
export async function videoMinutesOf(db: SpaceDb, study: StudyValues, { credits }: Pick<FocusServices, "credits">) {
  return minutesBy(db, await credits().limitsOf(db), study);
}

/**
 * A study needs no more minutes than the licence has left: as it is made and changed, and as it is released, which takes them.
 * The plan is held, so that of many at once each sees the one before.
 * @throws AppError `focus.videoMinutes`
 */
export async function requireVideoMinutes(db: SpaceDb, study: StudyValues, { credits }: Pick<FocusServices, "credits">) {
  const minutes = await minutesBy(db, await credits().holdLimits(db), study);
  if (!minutes || minutes.needed <= minutes.left) return;
  const params = { limit: minutes.limit, left: minutes.left, needed: minutes.needed };
  throw new AppError(FOCUS_ERRORS.videoMinutes, {
    params,
    extensions: params,
    faults: [{ path: "/sessionCount", rule: "focusVideoMinutes", params }],
  });
}
