/** The activity type whose room this feature is. */
export const SURVEY = "el_survey";
