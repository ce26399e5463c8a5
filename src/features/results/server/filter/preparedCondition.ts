import type { ResponseColumns } from "../responses/responseColumns";
import type { ReadStates } from "../responses/responseFields";

/** Whether the response in a slot meets a condition. */
export type SlotTest = (slot: number) => boolean;

/** A condition whose question, members or days have been found. */
export interface PreparedCondition {
  /** Questions and fields of responses that it goes by. */
  readonly questionIds: readonly string[];
  /** Which responses have to be read for it. @default complete ones */
  readonly states?: ReadStates;
  readonly testIn: (responses: ResponseColumns) => SlotTest;
}
