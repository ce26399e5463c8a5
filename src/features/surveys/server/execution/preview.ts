import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { draftOf } from "../questionnaire/draftOf";
import { questionnaireOf } from "../questionnaire/questionnaireOf";
import type { SurveyServices } from "../services";
import type { Theme } from "../theme";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";
import { pickLanguage } from "./pickLanguage";
import { type ExecutionState, presentExecution } from "./presentExecution";

/** The draft as respondents would get it. @throws AppError `record.notFound` */
export async function previewedQuestionnaire(
  db: SpaceDb,
  activityId: string,
  { compiled }: SurveyServices,
): Promise<CompiledQuestionnaire> {
  const row = await questionnaireOf(db, activityId);
  return compiled.draft(row, draftOf(row));
}

/** The first state of a preview: nothing is begun, and nothing will be stored. */
export async function startPreview(
  db: SpaceDb,
  { activityId, language, theme }: { readonly activityId: string; readonly language: string; readonly theme: Theme | null },
  services: SurveyServices,
): Promise<ExecutionState> {
  const questionnaire = await previewedQuestionnaire(db, activityId, services);
  const activity = await db.selectFrom("activity").select(["title", "labs"]).where("id", "=", activityId).executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  return presentExecution({
    responseId: null,
    state: "open",
    questionnaire,
    answers: [],
    language: pickLanguage(questionnaire.document.languages, language),
    activityTitle: activity.title,
    currentQuestionId: null,
    theme,
    labs: activity.labs,
  });
}
