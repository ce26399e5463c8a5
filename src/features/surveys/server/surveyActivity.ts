import type { ActivityType } from "../../../schema/activityType";

/** The activity type whose room this feature is. */
export const SURVEY = "el_survey";

export const surveyActivity: ActivityType = { name: SURVEY, icon: "Poll", memberPath: "survey" };
