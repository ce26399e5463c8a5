import type { RobotGround } from "../../../../contracts/api/robots";
import type { SpaceDb } from "../../../../server/kit";
import { withNeeded } from "../../../../survey/compile/compileQuestionnaire";
import { cellIssues } from "../../../../survey/logic/logicIssues";
import { type RobotReport, robotReport } from "../../../../survey/robots/robotReport";
import { sendRobots } from "../../../../survey/robots/sendRobots";
import type { QuestionnaireServices } from "../services";
import { inSlices } from "./inSlices";
import { robotSubjectOf } from "./robotSubjectOf";
import { testedDraft, testedVersion } from "./testedQuestionnaire";

/**
 * Sends robots through a questionnaire. Nothing is stored.
 * @throws AppError `record.notFound`, `questionnaire.notPublished`, `questionnaire.faulty`: a draft with faults can't be
 * answered
 */
export async function runRobots(
  db: SpaceDb,
  { activityId, ground }: { readonly activityId: string; readonly ground: RobotGround },
  services: QuestionnaireServices,
): Promise<RobotReport> {
  const tested = ground === "draft" ? testedDraft : testedVersion;
  const { authored, compiled, questionnaireId } = await tested(db, activityId, services);
  const cells = (await services.fieldwork().cells(db, questionnaireId)).filter(
    ({ condition }) => cellIssues(authored, condition).length === 0,
  );
  const subject = robotSubjectOf(authored, withNeeded(compiled, cells, services.types));
  return robotReport(await inSlices(sendRobots(subject, { cells })), { cells });
}
