/** What is read of a comment. */
export const COMMENT_FIELDS = [
  "comment.id",
  "comment.activity",
  "comment.audience",
  "comment.seq",
  "comment.topic",
  "comment.parentComment",
  "comment.member",
  "comment.moderator",
  "comment.text",
  "comment.images",
  "comment.videos",
  "comment.files",
  "comment.pdf",
  "comment.createdAt",
  "comment.editedAt",
  "comment.isEditedAfterSeeing",
  "comment.seenBefore",
  "comment.status",
  "comment.explanation",
  "comment.isQuestion",
  "comment.isPinned",
  "comment.medal",
  "comment.likes",
  "comment.dislikes",
  "comment.tags",
  "comment.note",
] as const;

/** A comment as it is stored. */
export interface CommentRow {
  readonly id: string;
  readonly activity: string;
  readonly audience: string;
  readonly seq: number | null;
  readonly topic: string | null;
  readonly parentComment: string | null;
  readonly member: string | null;
  readonly moderator: string | null;
  readonly text: string;
  readonly images: unknown;
  readonly videos: unknown;
  readonly files: unknown;
  readonly pdf: string | null;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly isEditedAfterSeeing: boolean;
  readonly seenBefore: string | null;
  readonly status: string;
  readonly explanation: string | null;
  readonly isQuestion: boolean;
  readonly isPinned: boolean;
  readonly medal: boolean;
  readonly likes: number;
  readonly dislikes: number;
  readonly tags: readonly string[] | null;
  readonly note: string | null;
}
