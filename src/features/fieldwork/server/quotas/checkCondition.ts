import Ajv2020 from "ajv/dist/2020.js";
import { issuesOf } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import type { Condition } from "../../../../survey/logic/condition";
import { CONDITION, conditionDefs } from "../../../../survey/logic/conditionSchema";
import { cellIssues } from "../../../../survey/logic/logicIssues";
import type { Questionnaire } from "../../../../survey/questionnaire";

const checkForm = new Ajv2020({ strict: true, strictRequired: false, validateSchema: false }).compile<Condition>({
  $defs: conditionDefs,
  ...CONDITION,
});

/** A text of a fault: key under `questionFaults.` of the locales. */
export type IssueText = (fault: string, params?: Readonly<Record<string, string | number>>) => string;

/** @throws AppError `quota.faultyCondition` with the place of each fault */
export function checkCondition(condition: unknown, questionnaire: Questionnaire, text: IssueText): void {
  const refuse = (faults: readonly FieldIssue[]) => new AppError("quota.faultyCondition", { faults });
  if (!checkForm(condition)) throw refuse(issuesOf(checkForm.errors ?? []));
  const faults = cellIssues(questionnaire, condition);
  if (faults.length > 0)
    throw refuse(faults.map(({ path, fault, params }) => ({ path, rule: fault, message: text(fault, params) })));
}
