import { type HostTools, newId, type SpaceDb, type Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ChatMessage, MessageBody } from "../../shared/api/schemas";
import { CHAT_ERRORS } from "../../shared/errors";
import { emitNews } from "../channel";
import { notifyOther } from "../notices";
import { presentMessages, selectMessages } from "../read/messages";
import { demandThread, type Thread } from "../read/thread";
import type { Reader } from "../reader";
import { attachedOf, attachFiles } from "./chatFiles";
import { numberMessage } from "./numberMessage";

export interface Sending {
  readonly reader: Reader;
  readonly body: MessageBody;
  readonly uploads: Pick<Uploads, "attach">;
  readonly tools: Pick<HostTools, "emit" | "notify">;
}

function senderOf({ side, chat: { person } }: Reader): ChatMessage["sender"] {
  return side === "team" ? "STAFF" : person.channel;
}

async function readMessage({ db, side }: Reader, id: string): Promise<ChatMessage> {
  const rows = await selectMessages(db).where("chatMessage.id", "=", id).execute();
  const [message] = await presentMessages(db, rows, side);
  if (!message) throw new AppError("record.notFound");
  return message;
}

/** What was sent under the key before, if anything. @throws AppError `chat.keyUsed` where it was somebody else, or says something else */
async function findSent(reader: Reader, thread: Thread, { clientKey, message }: MessageBody): Promise<ChatMessage | undefined> {
  const { db, side, subjectId } = reader;
  const row = await db
    .selectFrom("chatMessage")
    .select(["id", "message", "moderator", "deletedAt"])
    .where("thread", "=", thread.id)
    .where("sender", "=", senderOf(reader))
    .where("clientKey", "=", clientKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOther = side === "team" && row.moderator !== subjectId;
  const isChanged = row.deletedAt === null && row.message !== (message ?? null);
  if (isOther || isChanged) throw new AppError(CHAT_ERRORS.keyUsed);
  return readMessage(reader, row.id);
}

/** A member is held: of a message and an end of the membership at once, one sees the other. */
async function demandOpen({ db, chat: { person, isOpen } }: Reader): Promise<void> {
  if (!isOpen) throw new AppError(CHAT_ERRORS.mayNotWrite);
  if (person.channel === "OBSERVER") return;
  const member = await db.selectFrom("member").select("status").where("id", "=", person.id).forShare().executeTakeFirst();
  if (!member || member.status === "INACTIVE") throw new AppError(CHAT_ERRORS.mayNotWrite);
}

/** The row, without its number yet. @returns nothing where another call was first with the same key */
async function insertMessage(db: SpaceDb, reader: Reader, thread: Thread, body: MessageBody): Promise<string | undefined> {
  const { chat, subjectId } = reader;
  const sender = senderOf(reader);
  const { clientKey, message = null, image = null, video = null, file = null } = body;
  const row = await db
    .insertInto("chatMessage")
    .values({
      id: newId(),
      thread: thread.id,
      clientKey,
      channel: chat.person.channel,
      sender,
      member: chat.person.channel === "MEMBER" ? chat.person.id : null,
      moderator: sender === "MEMBER" ? null : subjectId,
      message,
      image,
      video,
      file,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/**
 * Sends a message; the same client key again is the same message.
 * @throws AppError `chat.empty`, `chat.mayNotWrite`, `chat.noFile`, `chat.keyUsed`
 */
export async function sendMessage({ reader, body: given, uploads, tools }: Sending): Promise<ChatMessage> {
  const { db, side } = reader;
  const { message, ...rest } = given;
  const text = message?.trim();
  const body: MessageBody = text ? { ...rest, message: text } : rest;
  if (!text && attachedOf(body).length === 0) throw new AppError(CHAT_ERRORS.empty);
  return db.transaction(async () => {
    await demandOpen(reader);
    const thread = await demandThread(db, reader.chat.person);
    const before = await findSent(reader, thread, body);
    if (before) return before;
    const messageId = await insertMessage(db, reader, thread, body);
    if (!messageId) {
      const sent = await findSent(reader, thread, body);
      if (!sent) throw new AppError("record.conflict");
      return sent;
    }
    await attachFiles(reader, { messageId, body, uploads });
    const author = await readAuthor(reader);
    await notifyOther(reader, tools, { thread, author });
    // From here on others wait.
    await numberMessage(db, { threadId: thread.id, messageId, side });
    const sent = await readMessage(reader, messageId);
    emitNews(reader, tools, { kind: "message", message: sent });
    return sent;
  });
}

async function readAuthor({ db, side, chat: { person }, subjectId }: Reader): Promise<string> {
  if (side === "person") return person.name;
  const role = await db.selectFrom("staffRole").select("name").where("id", "=", subjectId).executeTakeFirst();
  return role?.name ?? "";
}
