/** A passage of a comment's text that was given a code. */
export interface Passage {
  readonly id: string;
  readonly commentId: string;
  readonly codeId: string;
  /** How often the text had been changed when it was coded. */
  readonly version: number;
  /** In code points of that text; `end` is after the last one. */
  readonly start: number;
  readonly end: number;
  /** What was coded, and what stood around it; empty where the author's data were erased. */
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A passage to be coded, of the text as whoever codes it has read it. */
export interface PassageBody {
  readonly codeId: string;
  readonly version: number;
  readonly start: number;
  readonly end: number;
}

/** Characters kept on both sides of a passage, by which it is found again. */
export const SURROUNDINGS = 32;
/** Of one comment. */
export const MOST_PASSAGES = 200;
/** Of one activity, in one answer. */
export const MOST_IN_ACTIVITY = 5_000;
