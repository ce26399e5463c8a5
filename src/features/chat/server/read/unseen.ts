import { type SpaceDb, sql } from "../../../../server/kit";
import type { ChatChannel } from "../../shared/chat";
import type { Reader } from "../reader";
import { readThread } from "./thread";

/** How many of the channel's chats have messages that no moderator has read. */
export async function countUnseenChats(db: SpaceDb, channel: ChatChannel): Promise<number> {
  const { count } = await db
    .selectFrom("chatThread")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("channel", "=", channel)
    .whereRef("personLast", ">", "teamSeen")
    .executeTakeFirstOrThrow();
  return count;
}

/** How many messages of the other side the reader's side has not read. */
export async function countUnseen({ db, chat, side }: Reader): Promise<number> {
  const thread = await readThread(db, chat.person);
  if (!thread) return 0;
  const { count } = await db
    .selectFrom("chatMessage")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("thread", "=", thread.id)
    .where("sender", side === "person" ? "=" : "<>", "STAFF")
    .where("seq", ">", side === "person" ? thread.personSeen : thread.teamSeen)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
