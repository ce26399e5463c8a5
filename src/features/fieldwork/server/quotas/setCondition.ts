import type { QuestionnaireService } from "../../../../contracts/services/questionnaires";
import { json, type RowOf, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import type { Condition } from "../../../../survey/logic/condition";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { checkCondition, type IssueText } from "./checkCondition";
import { holdCells, recount } from "./recount";

interface ConditionChange {
  readonly activityId: string;
  readonly quotaId: string;
  /** Nothing: the quota counts nobody by itself. */
  readonly condition: Condition | null;
}

/** What respondents get; before the first publication the draft. */
async function askedDocument(
  db: SpaceDb,
  row: RowOf<"questionnaire">,
  { publishedVersionOf }: QuestionnaireService,
): Promise<Questionnaire> {
  const published = await publishedVersionOf(db, row);
  return published ? asQuestionnaire(published.document) : draftOf(row);
}

/**
 * Says who counts in a quota. Those who are complete already are counted by it at once; where nobody is to count, nobody
 * is counted any more.
 * @throws AppError `record.notFound`, `questionnaire.frozen`, `quota.faultyCondition`
 */
export async function setCondition(
  db: SpaceDb,
  { activityId, quotaId, condition }: ConditionChange,
  { text, questionnaires }: { readonly text: IssueText; readonly questionnaires: QuestionnaireService },
): Promise<void> {
  const row = await questionnaires.questionnaireOf(db, activityId);
  if (condition !== null) checkCondition(condition, await askedDocument(db, row, questionnaires), text);
  await db.transaction(async () => {
    await questionnaires.holdChangeable(db, activityId);
    await holdCells(db, row.id);
    const found = await db
      .updateTable("quota")
      .set({ condition: condition === null ? null : json(condition), updatedAt: new Date().toISOString() })
      .where("id", "=", quotaId)
      .where((eb) => eb.or([eb("activity", "=", activityId), eb("study", "=", activityId)]))
      .returning("id")
      .executeTakeFirst();
    if (!found) throw new AppError("record.notFound");
    await recount(db, row.id, [quotaId]);
  });
}
