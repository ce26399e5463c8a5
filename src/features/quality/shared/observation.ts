import type { QualityTraits } from "../../../survey/questionType";

/** One answer as checks see it. */
export interface ObservedAnswer {
  readonly questionId: string;
  readonly traits: QualityTraits;
  /** Whether it is "don't know", a refusal or "none of these"; absent where the question offers none of them. */
  readonly isEvasive?: boolean;
  readonly activeMs?: number;
  readonly pastedShare?: number;
}

/** One finished response as checks see it. */
export interface ObservedResponse {
  readonly id: string;
  /** Who answered, where that is known: a member, or the identifier of an imported file. */
  readonly respondent?: string;
  /** The device and the hashed address together, where both are known. */
  readonly origin?: string;
  /** Milliseconds before the respondent's eyes, and from beginning to end. */
  readonly activeMs?: number;
  readonly wallMs?: number;
  /** Stands for all that was answered: equal for equal answers. */
  readonly vector: string;
  /** How many questions have an answer. */
  readonly answered: number;
  /** In the questionnaire's order. */
  readonly answers: readonly ObservedAnswer[];
}
