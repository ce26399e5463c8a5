import { defineEvent } from "../defineEvent";

/** Something written in an activity's conversation. */
export interface CommentFact {
  readonly commentId: string;
  readonly activityId: string;
  /** Absent where the team wrote it. */
  readonly memberId: string | null;
  readonly topicId: string | null;
  /** The comment that it replies to; null where it begins a thread. */
  readonly parentId: string | null;
}

/** It is there now, or counts again: it was posted, published again, or written anew after it had been sent back. */
export const commentPosted = defineEvent<CommentFact>("comment.posted");

/** It counts no more: it was deleted, hidden or sent back. */
export const commentWithdrawn = defineEvent<CommentFact>("comment.withdrawn");
