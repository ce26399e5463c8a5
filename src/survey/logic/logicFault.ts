import type { DefinitionIssue } from "../questionType";

/** A fault of the logic; without `questionId` the path is into the document. */
export interface LogicIssue extends DefinitionIssue {
  readonly questionId?: string;
}
