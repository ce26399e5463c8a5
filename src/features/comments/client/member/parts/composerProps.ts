import type { AttachedFile, Comment } from "../../../../../contracts/api/comments";
import type { ConversationProps } from "../../../../../contracts/views/conversation";
import type { PostBody } from "../../../shared/api/posts";

export interface ComposerProps {
  /** Names the draft, unique on the device. */
  readonly draft: string;
  readonly label: string;
  /** Words of its button. */
  readonly action: string;
  /** What is there already, where something is changed. */
  readonly initial?: Pick<Comment, "text" | "attached">;
  readonly filesPath: string;
  /** What is offered to attach. @default all that can be */
  readonly asksFor?: ConversationProps["asksFor"];
  /** Sends it; what it throws is shown, and the text stays. @param attached what the body's fields name */
  readonly send: (body: PostBody & { readonly clientKey: string }, attached: readonly AttachedFile[]) => Promise<void>;
  readonly onCancel?: () => void;
  readonly onTyping?: () => void;
  readonly isCompact?: boolean;
  readonly hasFocus?: boolean;
}
