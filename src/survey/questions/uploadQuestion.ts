import type { Question } from "../questionnaire";

/** A question that is answered by files. */
export interface UploadQuestion extends Question {
  /** Least files. @default 1 */
  readonly minFiles?: number;
  /** Most files. @default 1 */
  readonly maxFiles?: number;
  /** Most megabytes of one file. @default 10 */
  readonly maxSize?: number;
}

/** What tells one upload type from another. */
export interface UploadKind {
  readonly name: string;
  readonly icon: string;
  /** Accepted media type -> file name extensions. */
  readonly types: Readonly<Record<string, readonly string[]>>;
}
