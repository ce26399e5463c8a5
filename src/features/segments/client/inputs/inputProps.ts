import type { DraftCondition } from "../draftCondition";

/** What the inputs of a condition's parts are given. */
export interface ConditionInputProps {
  readonly id: string;
  readonly condition: DraftCondition;
  readonly isDisabled: boolean;
  readonly isFaulty: boolean;
  /** Told the parts that change. */
  readonly onChange: (parts: DraftCondition) => void;
}
