import { openingOf } from "../../../../schema/activityOpening";
import { AppError } from "../../../../shared/errors";
import type { Seat } from "./seat";

/** This respondent's response, if begun. */
export function findResponse({ db, questionnaireId, respondent }: Seat) {
  const query = db
    .selectFrom("response")
    .select([
      "id",
      "state",
      "disposition",
      "questionnaireVersion",
      "currentQuestionId",
      "language",
      "seed",
      "ordinal",
      "startedAt",
    ])
    .where("questionnaire", "=", questionnaireId);
  return respondent.channel === "member"
    ? query.where("member", "=", respondent.member).executeTakeFirst()
    : query.where("tokenHash", "=", respondent.tokenHash).executeTakeFirst();
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
