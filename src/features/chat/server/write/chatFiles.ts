import type { FastifyRequest } from "fastify";
import type { FilePurpose, Session, SpaceDb, Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { FILE_TYPES, kindOf, LIMITS_SAID } from "../../../../shared/fileTypes";
import type { MessageBody, SentFile } from "../../shared/api/schemas";
import { CHAT_ERRORS } from "../../shared/errors";
import { fileIdOf } from "../read/messages";
import { isModerator, type Reader } from "../reader";

/** Purpose of the files that go with messages. */
export const CHAT_FILES = "chat";

interface FileChat {
  readonly channel: string | null;
  readonly member: string | null;
  readonly observer: string | null;
}

function readsChat({ kind, subjectId, ...session }: Session, { channel, member, observer }: FileChat): boolean {
  if (channel === null) return false;
  if (kind === "member") return member === subjectId;
  return kind === "staff" && (isModerator(session) || (observer !== null && observer === subjectId));
}

/** Whoever reads a message has its file, until it is deleted; before it is sent, whoever put the file up. */
export const chatFiles: FilePurpose = {
  name: CHAT_FILES,
  isSwept: true,
  canRead: async ({ db, id, sessions }) => {
    const file = await db
      .selectFrom("file")
      .leftJoin("chatMessage", "chatMessage.id", "file.recordId")
      .leftJoin("chatThread", "chatThread.id", "chatMessage.thread")
      .select(["file.uploaderId", "file.recordId", "chatMessage.deletedAt"])
      .select(["chatThread.channel", "chatThread.member", "chatThread.observer"])
      .where("file.id", "=", id)
      .executeTakeFirst();
    if (!file) return false;
    if (file.recordId === null) return sessions.some(({ accountId }) => accountId === file.uploaderId);
    return file.deletedAt === null && sessions.some((session) => readsChat(session, file));
  },
};

/** What a form's refusal says of files that go with messages. */
const REFUSALS: Readonly<Record<string, (typeof CHAT_ERRORS)[keyof typeof CHAT_ERRORS]>> = {
  "request.unsupportedMediaType": CHAT_ERRORS.fileType,
  "request.tooLarge": CHAT_ERRORS.fileTooLarge,
};

/** Keeps a file until a message refers to it. @throws AppError `chat.fileType`, `chat.fileTooLarge`, else as `takeFile` */
export async function takeChatFile(uploads: Pick<Uploads, "takeFile">, request: FastifyRequest): Promise<SentFile> {
  try {
    const { id, url, name, mediaType, size } = await uploads.takeFile(request, { purpose: CHAT_FILES, accepted: FILE_TYPES });
    return { id, url, kind: kindOf(mediaType), name, size };
  } catch (cause) {
    const refusal = cause instanceof AppError ? REFUSALS[cause.code] : undefined;
    throw refusal ? new AppError(refusal, { cause, params: LIMITS_SAID }) : cause;
  }
}

const FIELDS = ["image", "video", "file"] as const;

/** Addresses of what goes with a message, by the field that holds them. */
export const attachedOf = (message: { readonly [Field in (typeof FIELDS)[number]]?: string | null }) =>
  FIELDS.flatMap((field) => {
    const address = message[field];
    return address ? [{ field, address }] : [];
  });

/** How the field of a message calls what it holds. */
const fieldOf = (mediaType: string) => {
  const kind = kindOf(mediaType);
  return kind === "image" || kind === "video" ? kind : "file";
};

async function readUsable(db: SpaceDb, accountId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom("file")
    .select(["id", "mediaType"])
    .where("id", "in", [...ids])
    .where("purpose", "=", CHAT_FILES)
    .where("uploaderId", "=", accountId)
    .where("recordId", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, mediaType }) => [id, mediaType]));
}

/**
 * Gives a message its files, in the open transaction. They are held: of two messages that bring the same one, the second
 * finds it used. @throws AppError `chat.noFile` where one is not the sender's, is used or is not what its field holds
 */
export async function attachFiles(
  { db, accountId }: Reader,
  {
    messageId,
    body,
    uploads,
  }: { readonly messageId: string; readonly body: MessageBody; readonly uploads: Pick<Uploads, "attach"> },
): Promise<void> {
  const given = attachedOf(body).map(({ field, address }) => ({ field, id: fileIdOf(address) ?? "" }));
  if (given.length === 0) return;
  const usable = await readUsable(
    db,
    accountId,
    given.map(({ id }) => id),
  );
  for (const { field, id } of given) {
    const mediaType = usable.get(id);
    if (mediaType === undefined || fieldOf(mediaType) !== field) throw new AppError(CHAT_ERRORS.noFile);
    await uploads.attach(id, { entity: "chatMessage", recordId: messageId, field });
  }
}
