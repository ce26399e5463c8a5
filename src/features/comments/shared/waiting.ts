import type { Reason } from "./report";

/** What a member wrote in an open activity, and waits for somebody of the team. */
export interface WaitingComment {
  readonly id: string;
  readonly activity: { readonly id: string; readonly title: string; readonly type: string };
  readonly author: { readonly id: string; readonly name: string };
  /** At most 280 characters. */
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What members have reported, and nobody of the team has settled yet. */
export interface ReportedComment extends WaitingComment {
  /** In the order in which they came. */
  readonly reports: readonly { readonly reason: Reason; readonly explanation: string | null }[];
}

/** A member who wrote once, and has written nothing for {@link SILENT_DAYS}. */
export interface SilentMember {
  readonly member: { readonly id: string; readonly name: string };
  /** When the member wrote last. ISO 8601. */
  readonly lastAt: string;
  /** All that the member has written. */
  readonly comments: number;
  /** Open conversations that the member hasn't done. */
  readonly open: number;
}

/** What waits for the team, the oldest first. */
export interface Waiting {
  /** Threads that nobody has answered for a day. */
  readonly unanswered: readonly WaitingComment[];
  /** Threads of a few words that nobody has answered and nothing goes with. */
  readonly thin: readonly WaitingComment[];
  readonly reported: readonly ReportedComment[];
  readonly silent: readonly SilentMember[];
}

/** Fewer words than these are thin. */
export const ENOUGH_WORDS = 5;
export const SILENT_DAYS = 7;
/** Of each kind. */
export const MOST_WAITING = 50;
