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

/** What waits for the team, the oldest first. */
export interface Waiting {
  /** Threads that nobody has answered for a day. */
  readonly unanswered: readonly WaitingComment[];
  /** Threads of a few words that nobody has answered and nothing goes with. */
  readonly thin: readonly WaitingComment[];
}

/** Fewer words than these are thin. */
export const ENOUGH_WORDS = 5;
/** Of each kind. */
export const MOST_WAITING = 50;
