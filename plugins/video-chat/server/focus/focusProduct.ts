import type { StudyProduct } from "../../../../src/server/kit";
import { FOCUS } from "../../shared/focus";
import type { FocusServices } from "./focusServices";
import { studyIssues } from "./studyIssues";

/** Groups and interviews by video: priced by sessions. */
export const focusProduct = (services: FocusServices): StudyProduct => ({
  name: FOCUS,
  pricedBy: "sessions",
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
