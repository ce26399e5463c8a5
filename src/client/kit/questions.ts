/** Pieces of questionnaires that several extensions show: conditions and their words, questions, versions. */
export type {
  ListedVersion,
  PublishedVersion,
  QuestionIssue,
  QuestionnaireState,
  ResponseCounts,
} from "../../contracts/api/questionnaires";
export type { Quota } from "../../contracts/api/quotas";
export { questionnaires, readQuestionnaire } from "../questions/api/questionnaireApi";
export { quotas } from "../questions/api/quotasApi";
export { useVersion, useVersions } from "../questions/api/useVersions";
export { AreaBoard } from "../questions/areas/AreaBoard";
export { ConditionEditor } from "../questions/condition/ConditionEditor";
export { IssueNotes } from "../questions/condition/IssueNotes";
export { Pick } from "../questions/condition/Pick";
export { issuesOf, issueText } from "../questions/issueTexts";
export { newTest } from "../questions/logic/comparisons";
export { fromTree, type Group, type Node, toTree } from "../questions/logic/conditionTree";
export { findingText } from "../questions/logic/findingText";
export {
  blockName,
  codedOptions,
  type LogicScope,
  logicScope,
  nameOf,
  saidName,
  subjectsFor,
  targetsFrom,
} from "../questions/logic/logicScope";
export { blockIndexOf, type IssuePlace, placeOfIssue } from "../questions/logic/placeOfIssue";
export { Sentence } from "../questions/logic/Sentence";
export { actionKey, briefRule, plainText, rulePieces, showIfPieces } from "../questions/logic/sentences";
export type { Shape } from "../questions/logic/shape";
export { LogicScopeProvider, useLogicScope } from "../questions/logic/useLogicScope";
export { PictureButton, PictureField } from "../questions/PictureField";
