import { AppError } from "../../../../shared/errors";
import { isOutdated, type Sent, stampOf } from "../answer/answerTime";
import { answersById } from "../answer/storedAnswers";
import type { Decision, Held } from "../change/change";
import { changeResponse } from "../change/changeResponse";
import type { Seat } from "../context/seat";
import { type FoundResponse, requireOpenResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { type Clock, clockAt } from "../walk/questionClock";
import { requireChangeable, responseWalk } from "../walk/responseWalk";

/** Where a respondent is, or was as it says. */
export interface Position extends Sent {
  readonly questionId: string;
}

function storedStamp({ currentSince, currentDevice }: FoundResponse) {
  return currentSince === null ? undefined : { at: currentSince, device: currentDevice };
}

/** The clock of the question that the respondent is at. @throws AppError `execution.notCurrentQuestion` */
function clockBefore({ response, questionnaire }: Held, questionId: string): Clock | undefined {
  if (questionnaire.logic.isPlain) return undefined;
  const { currentQuestionId: position, currentSince: since } = response;
  const way = responseWalk(questionnaire, response, answersById(response.answers));
  requireChangeable(questionnaire, way, { questionId, position });
  return clockAt(questionnaire, way, { position, since });
}

function decide(held: Held, position: Position): Decision | undefined {
  const { response } = held;
  const { questionId } = position;
  const now = new Date();
  const stamp = stampOf(position, { ...response, now });
  if (isOutdated(stamp, storedStamp(response))) return undefined;
  const clock = clockBefore(held, questionId);
  // Telling the place again doesn't set its clock back.
  if (clock?.questionId === questionId && response.currentSince !== null) return undefined;
  const currentSince = clock ? now.toISOString() : stamp.at;
  const place = { currentQuestionId: questionId, currentSince, currentDevice: stamp.device };
  return { change: { answers: [], removed: [], takenBack: response.takenBack, place } };
}

/**
 * Remembers where the respondent is; of what two browsers say, the newer.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`,
 * `execution.notCurrentQuestion`
 */
export async function savePosition(seat: Seat, position: Position, services: FieldworkServices): Promise<void> {
  const response = await requireOpenResponse(seat, services);
  const { byId } = await services.compiled.fielded(seat.db, response);
  if (!byId.has(position.questionId)) throw new AppError("execution.unknownQuestion");
  await changeResponse(seat, response, services, { questionIds: [], decide: (held) => decide(held, position) });
}
