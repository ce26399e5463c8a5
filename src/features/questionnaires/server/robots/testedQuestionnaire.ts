import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type CompiledQuestionnaire, compileQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import { findIssues } from "../../../../survey/document/findIssues";
import { invalidQuestionnaire } from "../../../../survey/document/invalidQuestionnaire";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { questionnaireOf } from "../owner/questionnaireOf";
import { publishedVersionOf } from "../questionnaire/publishedVersion";
import type { QuestionnaireServices } from "../services";

/** A questionnaire that robots can answer. */
interface RobotSubject {
  readonly questionnaireId: string;
  readonly authored: Questionnaire;
  readonly compiled: CompiledQuestionnaire;
}

/** The draft, ready to be published. @throws AppError `record.notFound`, `questionnaire.faulty` */
export async function testedDraft(db: SpaceDb, activityId: string, { types }: QuestionnaireServices): Promise<RobotSubject> {
  const row = await questionnaireOf(db, activityId);
  const authored = draftOf(row);
  const faults = findIssues(authored, types);
  if (faults.length > 0) throw invalidQuestionnaire(authored, faults);
  return { questionnaireId: row.id, authored, compiled: compileQuestionnaire(authored, types) };
}

/** What respondents get now. @throws AppError `record.notFound`, `questionnaire.notPublished` */
export async function testedVersion(
  db: SpaceDb,
  activityId: string,
  { types }: QuestionnaireServices,
): Promise<RobotSubject & { readonly versionId: string }> {
  const row = await questionnaireOf(db, activityId);
  const version = await publishedVersionOf(db, row);
  if (!version) throw new AppError("questionnaire.notPublished");
  const authored = asQuestionnaire(version.document);
  return { questionnaireId: row.id, versionId: version.id, authored, compiled: compileQuestionnaire(authored, types) };
}
