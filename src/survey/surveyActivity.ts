/** The activity type that asks with a questionnaire. */
export const SURVEY = "el_survey";

/** Whether an activity asks with a questionnaire. */
export function isSurveyActivity({ type }: Readonly<Record<string, unknown>>): boolean {
  return type === SURVEY;
}
