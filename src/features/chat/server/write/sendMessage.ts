import { type HostTools, newId, type PreparedQuery, type Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ChatMessage, MessageBody } from "../../shared/api/schemas";
import { CHAT_ERRORS } from "../../shared/errors";
import { emitNews } from "../channel";
import { notifyOther } from "../notices";
import { type MessageRow, presentMessages, selectMessages } from "../read/messages";
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

function senderOf({ side, chat: { person } }: Pick<Reader, "side" | "chat">): ChatMessage["sender"] {
  return side === "team" ? "STAFF" : person.channel;
}

async function readMessage({ db, side }: Reader, id: string): Promise<ChatMessage> {
  const rows = await selectMessages(db).where("chatMessage.id", "=", id).execute();
  const [message] = await presentMessages(db, rows, side);
  if (!message) throw new AppError("record.notFound");
  return message;
}

/** What was sent under the key before. @throws AppError `chat.keyUsed` where it was somebody else, or says something else */
async function findSent(reader: Reader, thread: Thread, { clientKey, message }: MessageBody): Promise<ChatMessage> {
  const { db, side, subjectId } = reader;
  const row = await db
    .selectFrom("chatMessage")
    .select(["id", "message", "moderator", "deletedAt"])
    .where("thread", "=", thread.id)
    .where("sender", "=", senderOf(reader))
    .where("clientKey", "=", clientKey)
    .executeTakeFirst();
  if (!row) throw new AppError("record.conflict");
  const isOther = side === "team" && row.moderator !== subjectId;
  const isChanged = row.deletedAt === null && row.message !== (message ?? null);
  if (isOther || isChanged) throw new AppError(CHAT_ERRORS.keyUsed);
  return readMessage(reader, row.id);
}

interface Opening {
  /** Absent where the member is gone. */
  readonly status: string | null;
  /** Of the staff person who writes. */
  readonly author: string | null;
}

const MEMBER_OPENING: PreparedQuery<{ readonly member: string; readonly role: string | null }, Opening> = {
  name: "chat_opening",
  build: (db, at) =>
    db
      .selectFrom("member")
      .select("status")
      .select((eb) => eb.selectFrom("staffRole").select("name").where("id", "=", at.role).as("author"))
      .where("id", "=", at.member)
      .forShare(),
};

/**
 * A member is held: of a message and an end of the membership at once, one sees the other.
 * @returns the name of whoever writes
 * @throws AppError `chat.mayNotWrite`
 */
async function demandOpen({ db, side, chat: { person, isOpen }, subjectId }: Reader): Promise<string> {
  if (!isOpen) throw new AppError(CHAT_ERRORS.mayNotWrite);
  if (person.channel === "OBSERVER") {
    if (side === "person") return person.name;
    const role = await db.selectFrom("staffRole").select("name").where("id", "=", subjectId).executeTakeFirst();
    return role?.name ?? "";
  }
  const [opening] = await db.run(MEMBER_OPENING, { member: person.id, role: side === "team" ? subjectId : null });
  if (!opening || opening.status === "INACTIVE") throw new AppError(CHAT_ERRORS.mayNotWrite);
  return side === "team" ? (opening.author ?? "") : person.name;
}

type NewMessage = Pick<
  MessageRow,
  "id" | "thread" | "clientKey" | "sender" | "member" | "moderator" | "message" | "image" | "video" | "file"
> & { readonly channel: string };

const INSERT: PreparedQuery<NewMessage, { readonly createdAt: string }> = {
  name: "chat_insert",
  build: (db, at) =>
    db
      .insertInto("chatMessage")
      .values({
        id: at.id,
        thread: at.thread,
        clientKey: at.clientKey,
        channel: at.channel,
        sender: at.sender,
        member: at.member,
        moderator: at.moderator,
        message: at.message,
        image: at.image,
        video: at.video,
        file: at.file,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("createdAt"),
};

/** The row, without its number yet. @returns nothing where it was sent before with the same key */
async function insertMessage({ db, ...reader }: Reader, thread: Thread, body: MessageBody) {
  const { person } = reader.chat;
  const sender = senderOf(reader);
  const { clientKey, message = null, image = null, video = null, file = null } = body;
  const values: NewMessage = {
    id: newId(),
    thread: thread.id,
    clientKey,
    channel: person.channel,
    sender,
    member: person.channel === "MEMBER" ? person.id : null,
    moderator: sender === "MEMBER" ? null : reader.subjectId,
    message,
    image,
    video,
    file,
  };
  const [row] = await db.run(INSERT, values);
  return row && { ...values, ...row };
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
    const author = await demandOpen(reader);
    const thread = await demandThread(db, reader.chat.person);
    const inserted = await insertMessage(reader, thread, body);
    if (!inserted) return findSent(reader, thread, body);
    await attachFiles(reader, { messageId: inserted.id, body, uploads });
    await notifyOther(reader, tools, { thread, author });
    // From here on others wait.
    const seq = await numberMessage(db, { threadId: thread.id, messageId: inserted.id, side });
    const written = { nickname: author, name: author, formerObserver: null, observerName: null };
    const row = { ...inserted, ...written, seq, seen: false, isMarked: false, deletedAt: null };
    const [sent] = await presentMessages(db, [row], side);
    if (!sent) throw new AppError("record.notFound");
    emitNews(reader, tools, { kind: "message", message: sent });
    return sent;
  });
}
