import type { StudyStatus } from "./studies";

/**
 * What a study waits for, the most pressing first: corrections that the review asks for, a decision on a paused field, the
 * release of an accepted price, a price that is to be accepted anew, a first price.
 */
export const WAITING_REASONS = ["sentBack", "paused", "release", "outdated", "accept"] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** A study that needs something of its company. */
export interface WaitingStudy {
  readonly id: string;
  readonly name: string;
  readonly reason: WaitingReason;
  /** What has to be corrected, where it was sent back. */
  readonly comment: string | null;
  /** Until when its accepted price holds, where that waits for its release; ISO 8601 instant. */
  readonly until: string | null;
}

/** A study in field. */
export interface StudyInField {
  readonly id: string;
  readonly name: string;
  readonly completes: number;
  readonly sample: number;
  readonly isPaused: boolean;
}

/** A study that was made lately. */
export interface RecentStudy {
  readonly id: string;
  readonly name: string;
  readonly status: StudyStatus;
  readonly sample: number | null;
  /** Credits. */
  readonly price: number | null;
}

/** `GET /api/studies/overview`: the studies that the person may see. */
export interface StudyOverview {
  /** The most pressing first. */
  readonly waiting: readonly WaitingStudy[];
  /** The one that opened last first. */
  readonly inField: readonly StudyInField[];
  /** How many stand at each status that some have, in the order of a study's life. */
  readonly groups: readonly { readonly status: StudyStatus; readonly studies: number }[];
  /** The one that was made last first. */
  readonly recent: readonly RecentStudy[];
}
