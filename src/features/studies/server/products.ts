import type { StudyProduct } from "../../../server/kit";

/** People of the panel answer a questionnaire. */
export const consumerSurvey: StudyProduct = { name: "CONSUMER_SURVEY", hasQuestionnaire: true };
