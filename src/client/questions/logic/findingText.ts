import { localize } from "../../../shared/languages";
import type { RobotFinding } from "../../../survey/robots/findingsOf";
import { codedOptions, type LogicScope } from "./logicScope";
import { blockIndexOf } from "./placeOfIssue";

/** The question whose options the code of a finding is of: its own, or the one that a loop goes through. */
function codedQuestion(finding: RobotFinding, { draft, places }: LogicScope) {
  const loop = draft.blocks[blockIndexOf(finding) ?? -1]?.loop;
  return places.get(finding.questionId ?? loop?.from ?? "")?.question;
}

/** A finding as a sentence. */
export function findingText(finding: RobotFinding, scope: LogicScope): string {
  const { params = {} } = finding;
  const question = codedQuestion(finding, scope);
  const option = question && codedOptions(question).find(({ code }) => code === params.code);
  const label = option ? localize(option.label, scope.language) : "";
  return scope.t(`surveys.robots.findings.${finding.finding}`, { ...params, option: label || String(params.code ?? "") });
}
