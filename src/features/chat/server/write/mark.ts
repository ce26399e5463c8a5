import type { HostTools } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ChatNews } from "../../shared/api/schemas";
import { CHANNEL, TEAM_ROOM } from "../../shared/chat";
import { readThread } from "../read/thread";
import type { Reader } from "../reader";

interface Mark {
  readonly isMarked: boolean;
  /** @default the chat itself */
  readonly messageId?: string | undefined;
}

/** Marks a chat or one of its messages for the team, which alone is told. @throws AppError `record.notFound` */
export async function mark(
  { db, chat: { person } }: Reader,
  { isMarked, messageId }: Mark,
  { emit }: Pick<HostTools, "emit">,
): Promise<void> {
  const thread = await readThread(db, person);
  if (!thread) throw new AppError("record.notFound");
  const changed = messageId
    ? db.updateTable("chatMessage").set({ isMarked }).where("id", "=", messageId).where("thread", "=", thread.id)
    : db.updateTable("chatThread").set({ isMarked }).where("id", "=", thread.id);
  const { numUpdatedRows } = await changed.executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) throw new AppError("record.notFound");
  const event: ChatNews = { kind: "changed", chatId: person.id };
  emit(db, { channel: CHANNEL, ids: [TEAM_ROOM], event });
}
