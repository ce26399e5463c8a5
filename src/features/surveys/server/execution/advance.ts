import type { Disposition } from "../../../../schema/dispositions";
import type { SurveyServices } from "../services";
import { changeResponse } from "./change/changeResponse";
import { decideMove } from "./change/decideMove";
import type { AnswerBody } from "./checkAnswer";
import { type FoundResponse, requireOpen } from "./findResponse";
import type { Seat } from "./seat";

export interface Move {
  /** The question that the respondent leaves, and with it all before it; absent: everything is left. */
  readonly questionId?: string | undefined;
  /** Answers that the server may not have yet, by question, in the order in which they were given. */
  readonly answers?: Readonly<Record<string, AnswerBody>> | undefined;
}

/**
 * Leaves a question, and decides how it goes on: with the next ones, or not at all. Stores what answers come with it.
 * All of it or nothing.
 * @returns how the response ended; nothing while it is open
 * @throws AppError `execution.notOpen`, `execution.alreadyAnswered`,
 * `execution.notCurrentQuestion`, `execution.incomplete`, `execution.invalidAnswer`, `execution.unknownQuestion`,
 * `execution.tooEarly`, `execution.timeRanOut`
 */
export async function advance(
  seat: Seat,
  response: FoundResponse,
  { questionId, answers = {} }: Move,
  services: SurveyServices,
): Promise<Disposition | undefined> {
  requireOpen(seat);
  const entries = Object.entries(answers).map(([id, body]) => ({ questionId: id, body }));
  const change = await changeResponse(seat, response, services, {
    questionIds: Object.keys(answers),
    decide: (held) => decideMove(held, questionId, entries),
  });
  return change?.end?.disposition;
}
