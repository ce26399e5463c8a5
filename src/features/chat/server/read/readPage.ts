import type { ChatPage, PageQuery } from "../../shared/api/schemas";
import { MOST_SINCE, PAGE_SIZE } from "../../shared/chat";
import type { Reader } from "../reader";
import { presentMessages, selectMessages } from "./messages";
import { readThread, type Thread } from "./thread";

async function readRows({ db, side }: Reader, { id }: Thread, { before, after }: PageQuery) {
  const all = selectMessages(db).where("chatMessage.thread", "=", id);
  if (after !== undefined) {
    const rows = await all.where("chatMessage.seq", ">", Number(after)).orderBy("chatMessage.seq").limit(MOST_SINCE).execute();
    return presentMessages(db, rows, side);
  }
  const rows = await all
    .$if(before !== undefined, (query) => query.where("chatMessage.seq", "<", Number(before)))
    .orderBy("chatMessage.seq", "desc")
    .limit(PAGE_SIZE)
    .execute();
  return presentMessages(db, rows.reverse(), side);
}

/** Some messages of a chat, the newest last, and how far its sides have read. */
export async function readPage(reader: Reader, query: PageQuery): Promise<ChatPage> {
  const { db, chat, side } = reader;
  const thread = await readThread(db, chat.person);
  const messages = thread ? await readRows(reader, thread, query) : [];
  return {
    person: chat.person,
    messages,
    hasEarlier: (messages[0]?.seq ?? 1) > 1,
    lastSeq: thread?.lastSeq ?? 0,
    seen: { person: thread?.personSeen ?? 0, team: thread?.teamSeen ?? 0 },
    isMarked: side === "team" && (thread?.isMarked ?? false),
    mayWrite: chat.isOpen,
  };
}
