import type { OpenQuestion } from "../shared/openAnswer";

/** Text of several lines. */
export interface LongTextQuestion extends OpenQuestion {
  /** @default 4000, the most */
  readonly maxLength?: number;
}
