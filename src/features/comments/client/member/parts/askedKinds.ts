import type { ConversationProps } from "../../../../../contracts/views/conversation";
import type { FileKind } from "../../../../../shared/fileKinds";

/** Which files are what a thread is to bring. */
export const KINDS_OF: Readonly<Record<NonNullable<ConversationProps["asksFor"]>, readonly FileKind[]>> = {
  image: ["image"],
  video: ["video"],
  file: ["pdf", "document"],
};
