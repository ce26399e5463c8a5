import type { SurveyServices } from "../services";
import type { Theme } from "../theme";
import { createResponse } from "./createResponse";
import { findResponse, requireOpen } from "./findResponse";
import { pickLanguage } from "./pickLanguage";
import { type ExecutionState, presentExecution } from "./presentExecution";
import type { Seat } from "./seat";

interface Start {
  readonly language: string;
  readonly theme: Theme | null;
}

async function findOrCreate(seat: Seat, language: string, services: SurveyServices) {
  const begun = await findResponse(seat);
  if (begun?.state === "complete") return begun;
  requireOpen(seat);
  if (begun) return begun;
  await createResponse(seat, language, services);
  const created = await findResponse(seat);
  if (!created) throw new Error("a response vanished as it began");
  return created;
}

async function rememberLanguage(
  { db }: Seat,
  response: { readonly id: string; readonly language: string | null },
  language: string,
) {
  if (response.language === language) return;
  await db.updateTable("response").set({ language }).where("id", "=", response.id).where("state", "=", "open").execute();
}

function readAnswers({ db }: Seat, responseId: string) {
  return db
    .selectFrom("answer")
    .select(["questionId", "value", "comment", "missing"])
    .where("response", "=", responseId)
    .execute();
}

/**
 * Begins or resumes a response.
 * @throws AppError `execution.notFound`, `execution.notOpen`
 */
export async function startResponse(
  seat: Seat,
  { language: wanted, theme }: Start,
  services: SurveyServices,
): Promise<ExecutionState> {
  const { labs, activity } = seat;
  const response = await findOrCreate(seat, wanted, services);
  const questionnaire = await services.compiled.version(seat.db, response.questionnaireVersion);
  const language = pickLanguage(questionnaire.document.languages, wanted);
  await rememberLanguage(seat, response, language);
  const isComplete = response.state === "complete";
  return presentExecution({
    responseId: response.id,
    state: isComplete ? "complete" : "open",
    questionnaire,
    // Whoever opens a finished survey again, perhaps on a shared device, is thanked and shown nothing.
    answers: isComplete ? [] : await readAnswers(seat, response.id),
    language,
    activityTitle: activity?.title ?? "",
    currentQuestionId: response.currentQuestionId,
    theme,
    labs,
  });
}
