import type { OpenQuestion } from "./openQuestion";

/** Text of several lines. */
export interface LongTextQuestion extends OpenQuestion {
  /** @default 4000, the most */
  readonly maxLength?: number;
}
