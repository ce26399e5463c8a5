import type { EntityHook, SpaceDb } from "../../../../src/server/kit";
import { AppError, type FieldIssue } from "../../../../src/shared/errors";
import { asQuestionnaire } from "../../../../src/survey/document/asQuestionnaire";
import { questionsOf } from "../../../../src/survey/questionnaire";
import { UX_ERRORS } from "../../shared/errors";
import { isUxStudy, UX_STUDIES } from "../../shared/uxStudies";

type StudyValues = Readonly<Record<string, unknown>>;

/** Whether a questionnaire asks a task. @param isHeld whether it stays as it is until the transaction ends */
async function asksTask(
  db: SpaceDb,
  questionnaire: unknown,
  { task, isHeld }: { readonly task: string; readonly isHeld: boolean },
) {
  const row = await db
    .selectFrom("questionnaire")
    .select("draft")
    .where("id", "=", String(questionnaire))
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.draft ? questionsOf(asQuestionnaire(row.draft)).some(({ type }) => type === task) : false;
}

/** A UX study without a task of its kind can't be ordered; of one that isn't written yet there is nothing to say. */
export async function taskIssues(
  db: SpaceDb,
  { type, questionnaire }: StudyValues,
  isHeld = false,
): Promise<readonly FieldIssue[]> {
  if (!isUxStudy(type) || !questionnaire) return [];
  const { task, missing } = UX_STUDIES[type];
  // At no field of the study: its questionnaire has a tab of its own.
  return (await asksTask(db, questionnaire, { task, isHeld })) ? [] : [{ path: "", rule: missing }];
}

/** Nothing goes to review that doesn't ask what was ordered. */
export const requireTask: EntityHook = {
  entity: "study",
  beforeTransition: async ({ db, record, transition }) => {
    if (transition !== "release") return;
    const faults = await taskIssues(db, record, true);
    if (faults.length > 0) throw new AppError(UX_ERRORS.noTask, { faults });
  },
};
