import { AppError } from "../../../../shared/errors";
import { expireResponse, isExpired } from "./expiry";
import { requireOpen } from "./requireOpen";
import type { Seat } from "./seat";

export { requireOpen };

function selectResponse({ db, questionnaireId, respondent }: Seat) {
  const query = db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select(["response.id", "response.state", "response.disposition", "response.questionnaireVersion", "response.language"])
    .select(["response.seed", "response.ordinal", "response.currentQuestionId", "response.currentSince"])
    .select(["response.questionnaire", "response.device", "response.isTest", "questionnaire.cellsRevision"])
    .select(["response.startedAt", "response.expiresAt", "response.supplier", "response.externalId"])
    .where("response.questionnaire", "=", questionnaireId);
  return respondent.channel === "member"
    ? query.where("response.member", "=", respondent.member).executeTakeFirst()
    : query.where("response.tokenHash", "=", respondent.tokenHash).executeTakeFirst();
}

export type FoundResponse = NonNullable<Awaited<ReturnType<typeof selectResponse>>>;

/** This respondent's response, if begun; one whose time is over has ended. */
export async function findResponse(seat: Seat): Promise<FoundResponse | undefined> {
  const response = await selectResponse(seat);
  if (!response || !isExpired(response, new Date())) return response;
  await expireResponse(seat.db, response.id);
  return selectResponse(seat);
}

/**
 * The response that answers go into.
 * @throws AppError `execution.notFound`, `execution.sessionLost`, `execution.expired`, `execution.alreadyAnswered`, or as
 * `requireOpen`
 */
export async function requireOpenResponse(seat: Seat) {
  const response = await findResponse(seat);
  if (!response) throw new AppError(seat.respondent.channel === "link" ? "execution.sessionLost" : "execution.notFound");
  if (response.disposition === "timedOut") throw new AppError("execution.expired");
  if (response.state !== "open") throw new AppError("execution.alreadyAnswered");
  requireOpen(seat);
  return response;
}
