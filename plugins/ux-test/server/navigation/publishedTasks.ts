import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import type { SpaceDb } from "../../../../src/server/kit";
import { type Questionnaire, questionsOf } from "../../../../src/survey/questionnaire";
import type { UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import { navigationTaskOf } from "./task";

/** The navigation tasks of the newest published version, by question id, in their order. @throws AppError `record.notFound` */
export async function publishedTasks(db: SpaceDb, ownerId: string, questionnaires: QuestionnaireService) {
  const { id: questionnaireId, publishedVersion } = await questionnaires.questionnaireOf(db, ownerId);
  const version = await questionnaires.publishedVersionOf(db, { id: questionnaireId, publishedVersion });
  const questions = version ? questionsOf(version.document as unknown as Questionnaire) : [];
  const tasks = new Map<string, UxTaskQuestion>();
  for (const question of questions) {
    const task = navigationTaskOf(question);
    if (task) tasks.set(question.id, task);
  }
  return { questionnaireId, tasks };
}
