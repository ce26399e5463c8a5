import type { DefinitionFault } from "../questionType";

/** A fault of the logic; without `questionId` the path is into the document. */
export interface LogicFault extends DefinitionFault {
  readonly questionId?: string;
}
