import type { Disposition } from "../../../../schema/dispositions";
import type { Answer } from "../../../../schema/questionnaire";
import { settleQuotas } from "../quotas/settleQuotas";
import type { SurveyServices } from "../services";
import type { AnswerBody } from "./checkAnswer";
import { endResponse } from "./endResponse";
import { type FoundResponse, requireOpen } from "./findResponse";
import { leaveSteps } from "./leaveSteps";
import { lockFielded } from "./lockOpen";
import { isBehind, responseWalk } from "./responseWalk";
import type { Seat } from "./seat";
import { settleClock } from "./settleClock";
import { storeAnswers } from "./storeAnswers";
import { answersById, readAnswers } from "./storedAnswers";
import { answerRow, insertUnanswered } from "./writeAnswer";

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
  begun: FoundResponse,
  move: Move,
  { compiled }: SurveyServices,
): Promise<Disposition | undefined> {
  const { db } = seat;
  requireOpen(seat);
  return db.transaction(async () => {
    const response = { ...begun, ...(await lockFielded(db, begun.id)) };
    const questionnaire = await compiled.fielded(db, response);
    const stored = answersById(await readAnswers(db, response.id));
    const before = responseWalk(questionnaire, response, stored);
    const isRepeated = isBehind(questionnaire, before, { questionId: move.questionId, position: response.currentQuestionId });
    const entries = Object.entries(move.answers ?? {}).map(([questionId, body]) => ({ questionId, body }));
    const taken = await storeAnswers(db, { response, questionnaire, answers: stored }, entries);
    // A reply was lost, and the move is made once more.
    if (isRepeated) return undefined;
    const late = settleClock({ questionnaire, response, answers: taken }, move.questionId);
    const answers = new Map<string, Answer>([...taken, ...late.map((id) => [id, { missing: "no-answer" }] as const)]);
    const left = leaveSteps({ questionnaire, response, answers }, move.questionId);
    const { way, open, next } = left;
    const place = { response: response.id, questionnaireVersion: response.questionnaireVersion };
    const now = new Date().toISOString();
    const missing = [...late, ...open].map((questionId) => answerRow({ ...place, questionId }, { missing: "no-answer" }, now));
    if (missing.length > 0) await insertUnanswered(db, missing);
    const end = await settleQuotas(db, { response, cells: questionnaire.cells, left });
    if (end) {
      await endResponse(db, { ...place, responseId: response.id, way, stored: answers.keys() }, end);
      return end.disposition;
    }
    await db
      .updateTable("response")
      .set({ currentQuestionId: next ?? null, currentSince: now, currentDevice: null, updatedAt: now })
      .where("id", "=", response.id)
      .execute();
    return undefined;
  });
}
