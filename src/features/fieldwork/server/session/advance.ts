import type { MoveBody } from "../../../../contracts/api/execution";
import { AppError } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import { changeResponse } from "../change/changeResponse";
import { decideMove } from "../change/decideMove";
import type { Entry } from "../change/takeAnswers";
import type { ResponseContext } from "../context/responseContext";
import { findResponse, requireOpen, type StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";

/** The question that is left, with the answers that come with it; without a question everything is left. */
export type Move = Partial<MoveBody>;

/**
 * Answers in the order of the document, in which none comes before one that it depends on. An object's own order is lost
 * where ids are numbers.
 */
function entriesOf({ questions }: CompiledQuestionnaire, answers: NonNullable<Move["answers"]>): readonly Entry[] {
  const asked = questions.map(({ question }) => question.id).filter((id) => Object.hasOwn(answers, id));
  const ids = new Set([...asked, ...Object.keys(answers)]);
  return [...ids].flatMap((questionId) => {
    const body = answers[questionId];
    return body ? [{ questionId, body }] : [];
  });
}

/** What another call that came meanwhile has ended. @throws anything else */
async function endedMeanwhile(context: ResponseContext, error: unknown, services: FieldworkServices): Promise<Disposition> {
  if (!(error instanceof AppError) || error.code !== "execution.alreadyAnswered") throw error;
  const response = await findResponse(context, services);
  if (!response || response.state === "open") throw error;
  return (response.disposition ?? "complete") as Disposition;
}

/**
 * Leaves a question, and decides how it goes on: with the next ones, or not at all. Stores what answers come with it.
 * All of it or nothing.
 * @returns how the response ended, be it by a call that came at the same time; nothing while it is open
 * @throws AppError `execution.notOpen`,
 * `execution.notCurrentQuestion`, `execution.incomplete`, `execution.invalidAnswer`, `execution.unknownQuestion`,
 * `execution.tooEarly`, `execution.timeRanOut`
 */
export async function advance(
  context: ResponseContext,
  response: StoredResponse,
  { questionId, answers = {} }: Move,
  services: FieldworkServices,
): Promise<Disposition | undefined> {
  requireOpen(context);
  try {
    const change = await changeResponse(context, response, services, {
      questionIds: Object.keys(answers),
      decide: (held) => decideMove(held, questionId, entriesOf(held.questionnaire, answers)),
    });
    return change?.end?.disposition;
  } catch (error) {
    return endedMeanwhile(context, error, services);
  }
}
