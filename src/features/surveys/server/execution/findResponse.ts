import { openingOf } from "../../../../schema/activityOpening";
import { AppError } from "../../../../shared/errors";
import type { Seat } from "./seat";

/** This respondent's response, if begun. */
export function findResponse({ db, questionnaireId, respondent }: Seat) {
  const query = db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select(["response.id", "response.state", "response.disposition", "response.questionnaireVersion", "response.language"])
    .select(["response.seed", "response.ordinal", "response.currentQuestionId", "response.currentSince"])
    .select(["response.questionnaire", "response.device", "response.isTest", "questionnaire.cellsRevision"])
    .where("response.questionnaire", "=", questionnaireId);
  return respondent.channel === "member"
    ? query.where("response.member", "=", respondent.member).executeTakeFirst()
    : query.where("response.tokenHash", "=", respondent.tokenHash).executeTakeFirst();
}

export type FoundResponse = NonNullable<Awaited<ReturnType<typeof findResponse>>>;

/** @throws AppError `execution.notOpen` outside the activity's time */
export function requireOpen({ activity }: Seat): void {
  if (activity && openingOf(activity, new Date()) !== "open") throw new AppError("execution.notOpen");
}

/** The response that answers go into. @throws AppError `execution.notFound`, `execution.alreadyAnswered`, `execution.notOpen` */
export async function requireOpenResponse(seat: Seat) {
  const response = await findResponse(seat);
  if (!response) throw new AppError("execution.notFound");
  if (response.state !== "open") throw new AppError("execution.alreadyAnswered");
  requireOpen(seat);
  return response;
}
