import type { SecondFactors } from "../secondFactors";
import type { TwoStepDoor } from "../twoStepDoor";

export interface MethodProps {
  readonly factors: SecondFactors;
  readonly door: TwoStepDoor;
  /** The session counts as confirmed. */
  readonly onDone: () => Promise<void>;
}
