import { changeResponse } from "../change/changeResponse";
import { keepPosition } from "../change/decideMove";
import { type Entry, takeAnswers } from "../change/takeAnswers";
import type { ResponseContext } from "../context/responseContext";
import { requireOpenResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";

/**
 * Checks and stores one answer; sending it again changes nothing. It is committed when this returns.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`,
 * `execution.notCurrentQuestion`, `execution.invalidAnswer`, `execution.timeRanOut`; nothing has changed then
 */
export async function saveAnswer(context: ResponseContext, entry: Entry, services: FieldworkServices): Promise<void> {
  const response = await requireOpenResponse(context, services);
  await changeResponse(context, response, services, {
    questionIds: [entry.questionId],
    decide: (held) => {
      const taken = takeAnswers(held, [entry]);
      return taken.rows.length + taken.removed.length > 0 ? { change: keepPosition(taken) } : undefined;
    },
  });
}
