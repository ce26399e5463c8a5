import type { ConversationProps } from "../../../../contracts/views/conversation";
import { Feed } from "./feed/Feed";
import { Stream } from "./stream/Stream";

/** What is said in an activity, to read and to write. */
export function Conversation(props: ConversationProps) {
  return props.form === "stream" ? <Stream {...props} /> : <Feed {...props} />;
}
