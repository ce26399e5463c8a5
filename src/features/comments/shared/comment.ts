import type { Author, Comment } from "../../../contracts/api/comments";
import type { FileKind } from "../../../shared/fileKinds";

/** Pushed on the channel `conversation`, whose id is the activity's, or `{activity}:team` for the team's own. */
export interface ConversationNews {
  readonly kind: "posted" | "changed" | "removed" | "typing";
  /** Of the comment. */
  readonly id?: string;
  readonly seq?: number;
  /** In full, where the conversation is live; as everybody there may see it: `isOwn` is false, `reaction` null. */
  readonly comment?: Comment;
  /** Who is typing. */
  readonly author?: Author;
}

export const CHANNEL = "conversation";
/** Of the spec: comments page size 10. */
export const PAGE_SIZE = 10;
/** Of one answer of `comments/latest`. */
export const MOST_LATEST = 50;
/** Of one answer of `comments/since`. */
export const MOST_SINCE = 200;
export const LONGEST_TEXT = 10_000;
export const MOST_IMAGES = 20;
export const MOST_VIDEOS = 10;
export const MOST_FILES = 20;
/** How many of each go with a comment; PDFs and documents together. */
export const MOST: Readonly<Record<FileKind, number>> = {
  image: MOST_IMAGES,
  video: MOST_VIDEOS,
  pdf: MOST_FILES,
  document: MOST_FILES,
};
/** Files that are chosen and taken away at once. */
export const MOST_CHOSEN = 200;
