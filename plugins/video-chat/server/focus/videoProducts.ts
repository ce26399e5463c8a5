import type { StudyProduct } from "../../../../src/server/kit";
import { UX_MODERATED, VIDEO_STUDIES, type VideoStudy } from "../../shared/focus";
import type { FocusServices } from "./focusServices";
import { studyIssues } from "./studyIssues";
import { videoMinutesOf } from "./videoMinutes";

/** What is not asked of a study, since all of its product have it. */
const FIXED: Partial<Record<VideoStudy, StudyProduct["fixed"]>> = {
  [UX_MODERATED]: { focusType: "INTERVIEW", participantsPerSession: 1, screenSharing: true },
};

/** Interviews are ordered three at least. */
const SMALLEST: Partial<Record<VideoStudy, StudyProduct["smallestOrder"]>> = {
  [UX_MODERATED]: { sessionCount: 3, sessionMinutes: 30 },
};

const videoProduct = (name: VideoStudy, services: FocusServices): StudyProduct => ({
  name,
  ...(FIXED[name] ? { fixed: FIXED[name] } : {}),
  pricedBy: "sessions",
  ...(SMALLEST[name] ? { smallestOrder: SMALLEST[name] } : {}),
  planRoom: async (db, study) => {
    const minutes = await videoMinutesOf(db, study, services);
    return minutes && { limit: "videoMinutes", allowed: minutes.limit, left: minutes.left, needed: minutes.needed };
  },
  issues: (db, study) => studyIssues(db, study, services),
  delivered: async (db, studyId) => {
    const study = await db.selectFrom("study").select("sessionCount").where("id", "=", studyId).executeTakeFirst();
    const { count } = await db
      .selectFrom("focusSession")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("study", "=", studyId)
      .where("status", "=", "CONFIRMED")
      .executeTakeFirstOrThrow();
    return study?.sessionCount ? Math.min(1, Number(count) / study.sessionCount) : 0;
  },
});

/** Studies whose people meet the team by video: priced by sessions. */
export const videoProducts = (services: FocusServices): readonly StudyProduct[] =>
  VIDEO_STUDIES.map((name) => videoProduct(name, services));
