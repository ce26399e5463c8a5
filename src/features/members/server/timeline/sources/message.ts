import { sql } from "../../../../../server/kit";
import { isBefore, type TimelineSource } from "../source";

const at = "chat_message.created_at";

/** Messages between somebody and the team. */
export const messageSource: TimelineSource = {
  kind: "message",
  read: async (part) => {
    const rows = await part.db
      .selectFrom("chatMessage")
      .leftJoin("staffRole", "staffRole.id", "chatMessage.moderator")
      .select(["chatMessage.id", "chatMessage.createdAt as at", "chatMessage.sender", "chatMessage.message", "staffRole.name"])
      .where("chatMessage.member", "=", part.memberId)
      .where("chatMessage.channel", "=", "MEMBER")
      // What was deleted says nothing any more.
      .where("chatMessage.deletedAt", "is", null)
      .where(isBefore(part, at, "chat_message.id"))
      .orderBy(sql`date_trunc('milliseconds', ${sql.raw(at)})`, "desc")
      .orderBy("chatMessage.id", "desc")
      .limit(part.limit)
      .execute();
    return rows.map(({ id, at, sender, message, name }) => ({
      ...{ id, kind: "message", at, event: sender, text: message },
      words: { who: name ?? "" },
      record: null,
    }));
  },
};
