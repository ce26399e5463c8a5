import { AppError } from "../../../../shared/errors";
import type { SurveyServices } from "../services";
import { isOutdated, type Sent, stampOf } from "./answerTime";
import { requireOpenResponse } from "./findResponse";
import { lockOpen, type OpenPlace } from "./lockOpen";
import { type Clock, clockAt } from "./questionClock";
import { requireChangeable, responseWalk } from "./responseWalk";
import type { Seat } from "./seat";
import { answersById, readAnswers } from "./storedAnswers";

/** Where a respondent is, or was as it says. */
export interface Position extends Sent {
  readonly questionId: string;
}

function storedStamp({ currentSince, currentDevice }: OpenPlace) {
  return currentSince === null ? undefined : { at: currentSince, device: currentDevice };
}

/**
 * Remembers where the respondent is; of what two browsers say, the newer.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`,
 * `execution.notCurrentQuestion`
 */
export async function savePosition(seat: Seat, position: Position, { compiled }: SurveyServices): Promise<void> {
  const { db } = seat;
  const { questionId } = position;
  const response = await requireOpenResponse(seat);
  const questionnaire = await compiled.fielded(db, response);
  if (!questionnaire.byId.has(questionId)) throw new AppError("execution.unknownQuestion");
  await db.transaction(async () => {
    const place = await lockOpen(db, response.id);
    const now = new Date();
    const stamp = stampOf(position, { ...place, now });
    if (isOutdated(stamp, storedStamp(place))) return;
    let clock: Clock | undefined;
    if (!questionnaire.logic.isPlain) {
      const way = responseWalk(questionnaire, response, answersById(await readAnswers(db, response.id)));
      requireChangeable(questionnaire, way, { questionId, position: place.currentQuestionId });
      clock = clockAt(questionnaire, way, { position: place.currentQuestionId, since: place.currentSince });
    }
    // Telling the place again doesn't set its clock back.
    if (clock?.questionId === questionId && place.currentSince !== null) return;
    await db
      .updateTable("response")
      .set({ currentQuestionId: questionId, currentSince: clock ? now.toISOString() : stamp.at, currentDevice: stamp.device })
      .set({ updatedAt: now.toISOString() })
      .where("id", "=", response.id)
      .execute();
  });
}
