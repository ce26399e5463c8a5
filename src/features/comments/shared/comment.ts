import type { FileKind } from "./fileTypes";

/** Who wrote something. */
export interface Author {
  readonly kind: "member" | "team";
  /** Of the member or the staff role; null where the person is gone. */
  readonly id: string | null;
  /** Nickname, or the staff person's name; empty where the person is gone. */
  readonly name: string;
  readonly image: string | null;
}

export type Reaction = "LIKE" | "DISLIKE";

/** What goes with a text; addresses are `/files/{id}`, as the uploads answered them. */
export interface Attachments {
  readonly images: readonly { readonly image: string }[];
  readonly videos: readonly { readonly file: string }[];
  readonly files: readonly { readonly name: string; readonly file: string }[];
  readonly pdf: string | null;
}

/** A file that goes with a comment. */
export interface AttachedFile {
  /** Its address, as the upload answered it. */
  readonly file: string;
  readonly kind: FileKind;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What the team alone reads of a comment. */
export interface TeamSide {
  /** Internal. */
  readonly note: string | null;
  readonly tags: readonly string[];
  /** What the author had been shown of others before writing, as ranges of `seq`: `1-12,15`; null where that isn't kept. */
  readonly seenBefore: string | null;
  /** Earlier versions that are kept. */
  readonly versions: number;
}

export interface Comment extends Attachments {
  readonly id: string;
  /** Gap-free number in its conversation, in the order of the commits: order, cursor and read marker. */
  readonly seq: number;
  readonly topicId: string | null;
  /** Of the thread that it replies to; null where it begins one. */
  readonly parentId: string | null;
  readonly author: Author;
  readonly isOwn: boolean;
  /** Plain text; empty where the author's data were erased. */
  readonly text: string;
  /** What is known of the files that go with it, in the order of its fields. */
  readonly attached: readonly AttachedFile[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly isEditedAfterSeeing: boolean;
  /** Members are shown their own that are hidden or sent back, and of others a hidden thread without its text. */
  readonly status: "PUBLISHED" | "HIDDEN" | "SENT_BACK";
  /** Why it was sent back. */
  readonly explanation: string | null;
  readonly isQuestion: boolean;
  readonly isPinned: boolean;
  readonly medal: boolean;
  readonly likes: number;
  readonly dislikes: number;
  /** One's own. */
  readonly reaction: Reaction | null;
  /** Whether one may change and delete it now. */
  readonly isChangeable: boolean;
  readonly team?: TeamSide;
}

/** A comment that begins a thread, with what was replied, in order. */
export interface Thread extends Comment {
  readonly replies: readonly Comment[];
}

/** A comment that was looked for in more than one activity. */
export interface FoundComment extends Comment {
  readonly activity: { readonly id: string; readonly title: string; readonly type: string };
}

/** Ten threads, the newest first. */
export interface ThreadPage {
  readonly threads: readonly Thread[];
  /** Pages of the same `before` never repeat or skip, whatever is posted meanwhile: to be sent with the next page. */
  readonly before: number;
  readonly hasMore: boolean;
  /** All threads that the reader may see and the filter leaves. */
  readonly total: number;
}

/** A topic with how its conversation stands. */
export interface TopicStanding {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly tag: string | null;
  /** `#rrggbb`. */
  readonly color: string;
  readonly comments: number;
  readonly unseen: number;
  /** Whether the reader, a member, has begun a thread in it. */
  readonly isAnswered: boolean;
}

/** What one may do in a conversation now, and how far one has read. */
export interface ConversationState {
  readonly topics: readonly TopicStanding[];
  readonly mayStart: boolean;
  readonly mayReply: boolean;
  readonly mayReact: boolean;
  /** Whether a thread belongs to a topic. */
  readonly hasTopics: boolean;
  readonly isOneThreadEach: boolean;
  readonly changeable: "shortly" | "untilEnd";
  readonly isLive: boolean;
  /** Whether what others wrote can be seen; `afterOwn`: not before one has written; `never`. */
  readonly others: "visible" | "afterOwn" | "never";
  /** Whether the reader has begun a thread that counts. */
  readonly hasWritten: boolean;
  /** Number of the last comment; 0 where there is none, or where others can't be seen yet. */
  readonly lastSeq: number;
  /** Number of the last comment that the reader has seen. */
  readonly lastSeen: number;
  /** Comments of others that are newer; at most 100. */
  readonly unseen: number;
  readonly pinned: readonly Comment[];
}

/** What is posted, or changed into. */
export interface PostBody extends Partial<Attachments> {
  readonly text: string;
  readonly topicId?: string;
  /** The call of the specification says both; they have to agree. */
  readonly isRootComment?: boolean;
  readonly parentCommentId?: string;
  /** Made by the client once for each post: the same key again answers what was posted. */
  readonly clientKey?: string;
  /** Of the team's. */
  readonly isQuestion?: boolean;
}

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
