import { AppError } from "../../../../shared/errors";
import type { Stamp, WithdrawnAnswers } from "../answer/answerTime";
import type { StoredAnswer } from "../answer/storedAnswers";
import type { ResponseContext } from "../context/responseContext";
import { requireOpen } from "../eligibility/requireOpen";
import type { FieldworkServices } from "../services";
import { expireResponse, isExpired } from "./expiry";
import { type AnswerTuple, LINKS_RESPONSE, MEMBERS_RESPONSE } from "./responseQueries";

export { requireOpen };

function readRow({ db, questionnaireId: questionnaire, respondent }: ResponseContext) {
  return respondent.channel === "member"
    ? db.one(MEMBERS_RESPONSE, { questionnaire, respondent: respondent.member })
    : db.one(LINKS_RESPONSE, { questionnaire, respondent: respondent.tokenHash });
}

function toStored([questionId, value, comment, missing]: AnswerTuple): StoredAnswer {
  return { questionId, value, comment, missing };
}

/** When and where the present answers were given, or taken back, by question. */
function stampsOf(given: readonly AnswerTuple[], takenBack: WithdrawnAnswers): ReadonlyMap<string, Stamp> {
  const stamps = given.flatMap(([questionId, , , , at, device]) => (at === null ? [] : [[questionId, { at, device }] as const]));
  return new Map([...Object.entries(takenBack), ...stamps]);
}

/** A response with its answers, all as of one moment. */
async function storedResponse(context: ResponseContext) {
  const row = await readRow(context);
  if (!row) return undefined;
  const { respondent: _key, given, takenBack: stored, ...response } = row;
  const takenBack = (stored ?? {}) as unknown as WithdrawnAnswers;
  return { ...response, takenBack, answers: (given ?? []).map(toStored), stamps: stampsOf(given ?? [], takenBack) };
}

/** `version` goes up with each change of it or of its answers. */
export type StoredResponse = NonNullable<Awaited<ReturnType<typeof storedResponse>>>;

/** Where the respondent of an open response is; `currentSince` is `null` before the server has given a question out. */
export type ResponsePosition = Pick<StoredResponse, "currentQuestionId" | "currentSince" | "currentDevice">;

/** This respondent's response, if begun, for who only looks: nothing is written. One whose time is over is shown as ended. */
export async function readResponse(context: ResponseContext): Promise<StoredResponse | undefined> {
  const response = await storedResponse(context);
  return response && isExpired(response, new Date()) ? { ...response, state: "ended", disposition: "timedOut" } : response;
}

/** This respondent's response, if begun, for who goes on with it: one whose time is over is ended. */
export async function findResponse(context: ResponseContext, services: FieldworkServices): Promise<StoredResponse | undefined> {
  const response = await storedResponse(context);
  if (!response || !isExpired(response, new Date())) return response;
  await expireResponse(context.db, response, services);
  return storedResponse(context);
}

/**
 * The response that answers go into.
 * @throws AppError `execution.notFound`, `execution.sessionLost`, `execution.expired`, `execution.alreadyAnswered`, or as
 * `requireOpen`
 */
export async function requireOpenResponse(context: ResponseContext, services: FieldworkServices): Promise<StoredResponse> {
  const response = await findResponse(context, services);
  if (!response) throw new AppError(context.respondent.channel === "link" ? "execution.sessionLost" : "execution.notFound");
  if (response.disposition === "timedOut") throw new AppError("execution.expired");
  if (response.state !== "open") throw new AppError("execution.alreadyAnswered");
  requireOpen(context);
  return response;
}
