import { AppError, type FieldFault } from "../../../../shared/errors";
import { localize } from "../../../../shared/languages";
import type { SurveyServices } from "../services";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";
import { findResponse, requireOpen } from "./findResponse";
import { lockOpen } from "./lockOpen";
import type { Seat } from "./seat";

export interface Completed {
  readonly state: "complete";
  readonly closing: string | null;
}

/** The document's last words. */
export function closingOf({ document }: CompiledQuestionnaire, language: string): string | null {
  return localize(document.closing, language, document.languages[0]) || null;
}

async function unanswered(seat: Seat, responseId: string, questionnaire: CompiledQuestionnaire): Promise<readonly FieldFault[]> {
  const rows = await seat.db
    .selectFrom("answer")
    .select(["questionId", "value", "missing"])
    .where("response", "=", responseId)
    .execute();
  const answered = new Set(rows.filter(({ value, missing }) => value !== null || missing !== null).map((row) => row.questionId));
  return questionnaire.questions
    .filter(({ question, isAsked }) => isAsked && question.required && !answered.has(question.id))
    .map(({ question }) => ({ path: question.id, rule: "required" }));
}

/**
 * Ends a response. Doing it again answers the same.
 * @throws AppError `execution.incomplete` with the ids of the questions that still need an answer,
 * `execution.notFound`, `execution.notOpen`
 */
export async function completeResponse(seat: Seat, language: string, { compiled }: SurveyServices): Promise<Completed> {
  const { db } = seat;
  const response = await findResponse(seat);
  if (!response) throw new AppError("execution.notFound");
  const questionnaire = await compiled.version(db, response.questionnaireVersion);
  const completed: Completed = { state: "complete", closing: closingOf(questionnaire, response.language ?? language) };
  if (response.state === "complete") return completed;
  requireOpen(seat);
  await db.transaction(async () => {
    await lockOpen(db, response.id);
    const faults = await unanswered(seat, response.id, questionnaire);
    if (faults.length > 0) throw new AppError("execution.incomplete", { faults });
    const now = new Date().toISOString();
    await db
      .updateTable("response")
      .set({ state: "complete", completedAt: now, updatedAt: now })
      .where("id", "=", response.id)
      .execute();
  });
  return completed;
}
