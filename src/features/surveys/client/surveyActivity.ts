import type { EntityRecord } from "../../../client/kit";

/** The activity type whose room this is (spec §3, step 2 of a survey). */
const SURVEY = "el_survey";

export function isSurveyActivity(record: EntityRecord): boolean {
  return record.type === SURVEY;
}
