import { defineView } from "../defineView";

/** An activity's conversation as members read and write it, in the members' app. */
export interface ConversationProps {
  readonly activityId: string;
  /** Only what is said under this topic. @default all of it */
  readonly topicId?: string;
  /**
   * `feed`: threads with their replies, the newest first, what others write meanwhile behind a button. `stream`: one
   * stream as in a chat, the newest at the end, each message as it comes.
   */
  readonly form: "feed" | "stream";
  /** Shows one's own threads alone, e.g. the answer to a part of a task. @default false */
  readonly isOwnOnly?: boolean;
  /** In place of "Write a comment". */
  readonly invitation?: string;
  /** What a thread is to bring beside its text: what is offered to attach. @default whatever people want to attach */
  readonly asksFor?: "image" | "video" | "file";
  /** Told after the member posted, changed or deleted something, once the server has it. */
  readonly onChanged?: () => void;
}

export const conversation = defineView<ConversationProps>("conversation");

/** An activity's conversation as the team reads, moderates and codes it, in the console. */
export interface ConversationBoardProps {
  readonly activityId: string;
  /** The activity's, by which files are named. */
  readonly title: string;
  /** Whether the person may moderate; else it is only read. */
  readonly canModerate: boolean;
  /** @default "EVERYBODY" */
  readonly audience?: "EVERYBODY" | "TEAM";
  /** As in `ConversationProps`. @default "feed" */
  readonly form?: "feed" | "stream";
}

export const conversationBoard = defineView<ConversationBoardProps>("conversationBoard");

/** What people said, found by a word; in the members' app. */
export interface CommentSearchProps {
  /** At least two characters; with fewer nothing is looked for. */
  readonly word: string;
  /** Where an activity opens, by its id; absent where the member's list doesn't have it. */
  readonly addressOf: (activityId: string) => string | undefined;
}

export const commentSearch = defineView<CommentSearchProps>("commentSearch");
