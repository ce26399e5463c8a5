import type { EntityHook, HostTools } from "../../../server/kit";
import type { ChatNews } from "../shared/api/schemas";
import { CHANNEL, TEAM_ROOM } from "../shared/chat";

interface HookOptions {
  readonly tools: () => Pick<HostTools, "emit">;
}

/** What becomes of chats with the people whose they are. */
export function personHooks({ tools }: HookOptions): readonly EntityHook[] {
  return [
    {
      entity: "member",
      afterErasure: async ({ db, record }) => {
        const id = String(record.id);
        await db.deleteFrom("chatMessage").where("member", "=", id).execute();
        await db.deleteFrom("chatThread").where("member", "=", id).execute();
      },
    },
    {
      entity: "moderator",
      // The team keeps what an observer and moderators wrote to each other: the row says whose it was.
      beforeDelete: async ({ db, record }) => {
        const id = String(record.id);
        await db
          .updateTable("chatThread")
          .set({ formerObserver: id, observerName: String(record.name), observer: null })
          .where("observer", "=", id)
          .execute();
        const event: ChatNews = { kind: "changed", chatId: id };
        tools().emit(db, { channel: CHANNEL, ids: [TEAM_ROOM], event });
      },
      afterErasure: async ({ db, record }) => {
        const id = String(record.id);
        const { thread } = (await db
          .deleteFrom("chatThread")
          .where((eb) => eb.or([eb("observer", "=", id), eb("formerObserver", "=", id)]))
          .returning("id as thread")
          .executeTakeFirst()) ?? { thread: null };
        await db.deleteFrom("chatMessage").where("thread", "=", thread).execute();
      },
    },
  ];
}
