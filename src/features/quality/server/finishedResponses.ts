import type { SpaceDb } from "../../../server/kit";
import { DISCARDED } from "./keepReviewsTrue";

/** The responses that are looked at: completes, and those that were before somebody discarded them. */
export function finishedResponses(db: SpaceDb, questionnaireId: string, withTest: boolean) {
  const query = db
    .selectFrom("response")
    .where("response.questionnaire", "=", questionnaireId)
    .where((eb) =>
      eb.or([
        eb("response.state", "=", "complete"),
        eb.and([eb("response.review", "=", "discarded"), eb("response.disposition", "in", [...DISCARDED])]),
      ]),
    );
  return withTest ? query : query.where("response.isTest", "=", false);
}
