import type { SpaceDb } from "../../../../server/kit";
import type { ChatMessage } from "../../shared/api/schemas";
import { SENDERS, type Side } from "../../shared/chat";

const ADDRESS = /^\/files\/([0-9a-f-]{36})$/;

export const fileIdOf = (address: string | null) => ADDRESS.exec(address ?? "")?.[1];

/** Messages with their authors, as `presentMessages` takes them. */
export function selectMessages(db: SpaceDb) {
  return db
    .selectFrom("chatMessage")
    .leftJoin("member", "member.id", "chatMessage.member")
    .leftJoin("staffRole", "staffRole.id", "chatMessage.moderator")
    .leftJoin("chatThread as of", "of.id", "chatMessage.thread")
    .where("chatMessage.seq", "is not", null)
    .select([
      "chatMessage.id",
      "chatMessage.thread",
      "chatMessage.seq",
      "chatMessage.clientKey",
      "chatMessage.sender",
      "chatMessage.message",
      "chatMessage.image",
      "chatMessage.video",
      "chatMessage.file",
      "chatMessage.seen",
      "chatMessage.isMarked",
      "chatMessage.deletedAt",
      "chatMessage.createdAt",
      "chatMessage.member",
      "chatMessage.moderator",
      "member.nickname",
      "staffRole.name",
      "of.formerObserver",
      "of.observerName",
    ]);
}

/** A message as `presentMessages` takes it. */
export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>["execute"]>>[number];
type FileRow = { readonly name: string; readonly size: number };

async function readFiles(db: SpaceDb, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, FileRow>> {
  const ids = rows.flatMap(({ image, video, file }) => [image, video, file].flatMap((address) => fileIdOf(address) ?? []));
  if (ids.length === 0) return new Map();
  const files = await db.selectFrom("file").select(["id", "name", "size"]).where("id", "in", ids).execute();
  return new Map(files.map(({ id, name, size }) => [id, { name, size }]));
}

function authorOf({ sender, member, nickname, moderator, name, ...chat }: MessageRow): ChatMessage["author"] {
  if (sender === "MEMBER") return member && nickname !== null ? { id: member, name: nickname } : null;
  if (sender === "OBSERVER" && chat.formerObserver) return { id: chat.formerObserver, name: chat.observerName ?? "" };
  return moderator && name !== null ? { id: moderator, name } : null;
}

/** Messages as a side reads them. */
export async function presentMessages(db: SpaceDb, rows: readonly MessageRow[], side: Side): Promise<readonly ChatMessage[]> {
  const files = await readFiles(db, rows);
  const attachmentOf = (address: string | null) => {
    if (!address) return null;
    const { name, size } = files.get(fileIdOf(address) ?? "") ?? { name: address.split("/").at(-1) ?? "", size: 0 };
    return { url: address, name, size };
  };
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq ?? 0,
    clientKey: row.clientKey,
    sender: SENDERS.find((sender) => sender === row.sender) ?? "STAFF",
    author: authorOf(row),
    message: row.message,
    image: attachmentOf(row.image),
    video: attachmentOf(row.video),
    file: attachmentOf(row.file),
    seen: row.seen,
    isMarked: side === "team" && row.isMarked,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt,
  }));
}
