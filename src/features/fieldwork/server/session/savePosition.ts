import type { Clock, PositionBody } from "../../../../contracts/api/execution";
import { AppError } from "../../../../shared/errors";
import { isOutdated, stampOf } from "../answer/answerTime";
import { answersById } from "../answer/storedAnswers";
import type { Decision, LoadedResponse } from "../change/change";
import { changeResponse } from "../change/changeResponse";
import type { ResponseContext } from "../context/responseContext";
import { requireOpenResponse, type StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { clockAt } from "../walk/questionClock";
import { requireChangeable, responseWalk } from "../walk/responseWalk";

function storedStamp({ currentSince, currentDevice }: StoredResponse) {
  return currentSince === null ? undefined : { at: currentSince, device: currentDevice };
}

/** The clock of the question that the respondent is at. @throws AppError `execution.notCurrentQuestion` */
function clockBefore({ response, questionnaire }: LoadedResponse, questionId: string): Clock | undefined {
  if (questionnaire.logic.isPlain) return undefined;
  const { currentQuestionId: position, currentSince: since } = response;
  const path = responseWalk(questionnaire, response, answersById(response.answers));
  requireChangeable(questionnaire, path, { questionId, position });
  return clockAt(questionnaire, path, { position, since });
}

function decide(held: LoadedResponse, position: PositionBody): Decision | undefined {
  const { response } = held;
  const { questionId } = position;
  const now = new Date();
  const stamp = stampOf(position, { ...response, now });
  if (isOutdated(stamp, storedStamp(response))) return undefined;
  const clock = clockBefore(held, questionId);
  // Telling the place again doesn't set its clock back.
  if (clock?.questionId === questionId && response.currentSince !== null) return undefined;
  const currentSince = clock ? now.toISOString() : stamp.at;
  const next = { currentQuestionId: questionId, currentSince, currentDevice: stamp.device };
  return { change: { answers: [], removed: [], takenBack: response.takenBack, position: next } };
}

/**
 * Remembers where the respondent is; of what two browsers say, the newer.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`,
 * `execution.notCurrentQuestion`
 */
export async function savePosition(context: ResponseContext, position: PositionBody, services: FieldworkServices): Promise<void> {
  const response = await requireOpenResponse(context, services);
  const { byId } = await services.compiled.fielded(context.db, response);
  if (!byId.has(position.questionId)) throw new AppError("execution.unknownQuestion");
  await changeResponse(context, response, services, { questionIds: [], decide: (held) => decide(held, position) });
}
