/** The activity type that asks with a questionnaire. */
export const SURVEY = "el_survey";
