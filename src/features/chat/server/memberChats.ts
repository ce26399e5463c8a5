import type { MemberChats } from "../../../contracts/services/memberChats";
import type { Uploads } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { readChat } from "./read/readChat";
import type { ChatServices } from "./routes/chatServices";
import { sendMessage } from "./write/sendMessage";

/** A message without files has none to attach. */
const NO_UPLOADS: Pick<Uploads, "attach"> = { attach: () => Promise.reject(new Error("no files are sent")) };

/** Members' chats, as other extensions write in them. */
export function createMemberChats(services: ChatServices): MemberChats {
  return {
    write: async (db, { memberId, accountId, text, clientKey }) => {
      const chat = await readChat(db, "MEMBER", memberId);
      if (!chat) throw new AppError("record.notFound");
      const reader = { db, chat, side: "person", subjectId: memberId, accountId } as const;
      const body = { clientKey, message: text };
      await sendMessage({ reader, body, uploads: NO_UPLOADS, tools: services.tools() });
    },
  };
}
