import type { Comments } from "../../../../contracts/services/comments";
import { codeVariables } from "../coding/codeVariables";
import { readConversation } from "../conversation/readConversation";
import { viewOf } from "../conversation/view";
import { postComment, type WriteTools } from "./postComment";

const NO_UPLOADS = { attach: async () => undefined, remove: async () => undefined };

/** What other extensions write in conversations. */
export function createComments(write: WriteTools): Comments {
  return {
    codeVariables,
    postAsTeam: async (db, { activityId, moderatorId, text, isQuestion = false, clientKey }) => {
      const conversation = await readConversation(db, activityId, write.services.types);
      const viewer = { kind: "team", id: moderatorId } as const;
      const reader = { db, conversation, viewer, isOpen: true, view: await viewOf(db, conversation, viewer) };
      const post = { reader, body: { text, isQuestion, clientKey }, accountId: moderatorId, uploads: NO_UPLOADS };
      return (await postComment(post, write)).id;
    },
  };
}
