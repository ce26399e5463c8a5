import type { ActivityType } from "../../../server/kit";
import { readProgress } from "./participation/readProgress";
import type { SurveyServices } from "./services";

/** The activity type whose room this feature is. */
export const SURVEY = "el_survey";

export function surveyActivity({ types }: SurveyServices): ActivityType {
  return { name: SURVEY, icon: "Poll", memberPath: "survey", progress: (begun) => readProgress(begun, types) };
}
