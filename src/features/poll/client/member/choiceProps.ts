import type { PollOption } from "../../shared/api";

/** An option to choose, however it is shown. */
export interface ChoiceProps {
  readonly option: PollOption;
  /** Of the group. */
  readonly name: string;
  readonly isMultiple: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}
