import type { ReactNode } from "react";
import type { Comment } from "../../../../../contracts/api/comments";
import type { ConversationState } from "../../../../../contracts/api/conversation";
import type { Calls } from "../useCalls";
import type { FeedModel } from "./useFeed";

export interface CommentItemProps {
  readonly comment: Comment;
  readonly state: ConversationState;
  readonly calls: Calls;
  readonly feed: Pick<FeedModel, "put" | "remove">;
  readonly onReply?: () => void;
  readonly onChanged: () => void;
  readonly children?: ReactNode;
}
