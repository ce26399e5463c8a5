import type { EntityHook, SpaceDb } from "../../../../src/server/kit";
import { AppError, type FieldIssue } from "../../../../src/shared/errors";
import { asQuestionnaire } from "../../../../src/survey/document/asQuestionnaire";
import { questionsOf } from "../../../../src/survey/questionnaire";
import { NEURO_STUDY } from "../../shared/neuroStudy";
import { NEURO_TEST } from "../../shared/neuroTest";
import { NEURO_ERRORS } from "../../shared/studyErrors";

type StudyValues = Readonly<Record<string, unknown>>;

/** Without a sector there is nothing to compare with, and without an objective nothing comes first. */
function settingIssues({ neuroSector, neuroObjectives }: StudyValues): readonly FieldIssue[] {
  const hasObjective = Array.isArray(neuroObjectives) && neuroObjectives.length > 0;
  return [
    ...(neuroSector ? [] : [{ path: "/neuroSector", rule: "required" }]),
    ...(hasObjective ? [] : [{ path: "/neuroObjectives", rule: "required" }]),
  ];
}

/** @param isHeld whether the questionnaire stays as it is until the transaction ends */
async function testIssues(db: SpaceDb, { questionnaire }: StudyValues, isHeld = false): Promise<readonly FieldIssue[]> {
  if (!questionnaire) return [];
  const row = await db
    .selectFrom("questionnaire")
    .select("draft")
    .where("id", "=", String(questionnaire))
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  const hasTest = row?.draft ? questionsOf(asQuestionnaire(row.draft)).some(({ type }) => type === NEURO_TEST) : false;
  // At no field of the study: its questionnaire has a tab of its own.
  return hasTest ? [] : [{ path: "", rule: "neuroNoTest" }];
}

/** What keeps a Neuro study from being ordered, beside what is told of every study. */
export async function neuroIssues(db: SpaceDb, study: StudyValues): Promise<readonly FieldIssue[]> {
  return [...settingIssues(study), ...(await testIssues(db, study))];
}

/**
 * Nothing is ordered that couldn't be compared, and nothing goes to review without an advertisement. Devices are the product's
 * to say: whoever changes them alone is refused, since that change doesn't say of which product the study is.
 */
export const requireNeuro: EntityHook = {
  entity: "study",
  afterUpdate: async ({ record }) => {
    if (record.type !== NEURO_STUDY || record.allowedDevices === "DESKTOP") return;
    throw new AppError("request.invalid", { faults: [{ path: "/allowedDevices", rule: "const" }] });
  },
  beforeTransition: async ({ db, record, transition }) => {
    if (record.type !== NEURO_STUDY || (transition !== "contract" && transition !== "release")) return;
    const settings = settingIssues(record);
    if (settings.length > 0) throw new AppError(NEURO_ERRORS.incomplete, { faults: settings });
    const faults = transition === "release" ? await testIssues(db, record, true) : [];
    if (faults.length > 0) throw new AppError(NEURO_ERRORS.noTest, { faults });
  },
};
