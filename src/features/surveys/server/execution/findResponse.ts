import { AppError } from "../../../../shared/errors";
import { expireResponse, isExpired } from "./expiry";
import { requireOpen } from "./requireOpen";
import type { Seat } from "./seat";

export { requireOpen };

function selectResponse({ db, questionnaireId, respondent }: Seat) {
  const query = db
    .selectFrom("response")
    .select(["id", "state", "disposition", "questionnaireVersion", "currentQuestionId", "language", "seed", "ordinal"])
    .select(["expiresAt", "supplier", "externalId"])
    .where("questionnaire", "=", questionnaireId);
  return respondent.channel === "member"
    ? query.where("member", "=", respondent.member).executeTakeFirst()
    : query.where("tokenHash", "=", respondent.tokenHash).executeTakeFirst();
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
