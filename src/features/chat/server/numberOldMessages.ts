import { type DataMigration, newId } from "../../../server/kit";

/** Messages of before chats had numbers. */
export const numberOldMessages: DataMigration = {
  name: "chat.threads",
  run: async (db) => {
    const old = await db
      .selectFrom("chatMessage")
      .select(["id", "member", "sender", "seen", "createdAt"])
      .where("thread", "is", null)
      .where("channel", "=", "MEMBER")
      .where("member", "is not", null)
      .orderBy("createdAt")
      .orderBy("id")
      .execute();
    for (const member of new Set(old.map((message) => message.member))) {
      const messages = old.filter((message) => message.member === member);
      const seqOf = (sender: string, isSeen?: boolean) =>
        messages.findLastIndex((message) => (message.sender === "STAFF") === (sender === "STAFF") && (!isSeen || message.seen)) +
        1;
      const thread = newId();
      await db
        .insertInto("chatThread")
        .values({
          id: thread,
          channel: "MEMBER",
          member,
          lastSeq: messages.length,
          lastAt: messages.at(-1)?.createdAt ?? null,
          personLast: seqOf("MEMBER"),
          personSeen: seqOf("STAFF", true),
          teamSeen: seqOf("MEMBER", true),
        })
        .execute();
      for (const [index, { id }] of messages.entries())
        await db
          .updateTable("chatMessage")
          .set({ thread, seq: index + 1 })
          .where("id", "=", id)
          .execute();
    }
  },
};
