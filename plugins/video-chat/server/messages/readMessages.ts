import { type SpaceDb, sql } from "../../../../src/server/kit";
import type { ChatRoom, VideoMessage } from "../../shared/messageApi";
import { MOST_MESSAGES } from "../../shared/videoChat";
import { nameOf } from "../seats";
import { inSession, ownerOf, type SessionKey } from "../sessionKey";

/** Another text after each message that is written or deleted. */
export async function chatVersion(db: SpaceDb, sessionKey: SessionKey, room: ChatRoom): Promise<string> {
  const { count, last } = await db
    .selectFrom("videoMessage")
    .select((eb) => [eb.fn.countAll<number>().as("count"), sql<string | null>`max(id::text)`.as("last")])
    .where(...inSession(sessionKey))
    .where("room", "=", room)
    .executeTakeFirstOrThrow();
  return last === null ? "0" : `${count} ${last}`;
}

interface Asked {
  readonly sessionKey: SessionKey;
  readonly room: ChatRoom;
  /** Of the reader; nobody's where somebody of the back office reads. */
  readonly seat: string | undefined;
}

function messages(db: SpaceDb) {
  return db
    .selectFrom("videoMessage")
    .innerJoin("videoSeat", "videoSeat.id", "videoMessage.seat")
    .leftJoin("member", "member.id", "videoSeat.member")
    .leftJoin("staffRole", "staffRole.id", "videoSeat.moderator")
    .leftJoin("focusParticipant", "focusParticipant.id", "videoSeat.participant")
    .select(["videoMessage.id", "videoMessage.text", "videoMessage.createdAt", "videoMessage.clientKey", "videoMessage.seat"])
    .select(["videoSeat.role", "videoSeat.nickname as linkName", "member.nickname", "staffRole.name"])
    .select(["focusParticipant.name as participantName"])
    .$narrowType<{ readonly role: VideoMessage["role"] }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

function present({ id, role, text, createdAt, clientKey, ...row }: Row, seat: string | undefined): VideoMessage {
  const isOwn = row.seat === seat;
  return { id, name: nameOf(row), role, text, sentAt: createdAt, isOwn, key: isOwn ? clientKey : null };
}

/** The last messages of a room, the newest last. */
export async function readMessages(db: SpaceDb, { sessionKey, room, seat }: Asked): Promise<readonly VideoMessage[]> {
  const { owner, id } = ownerOf(sessionKey);
  const rows = await messages(db)
    .where(`videoMessage.${owner}`, "=", id)
    .where("videoMessage.room", "=", room)
    .orderBy("videoMessage.createdAt", "desc")
    .orderBy("videoMessage.id", "desc")
    .limit(MOST_MESSAGES)
    .execute();
  return rows.reverse().map((row) => present(row, seat));
}

/** A seat's own message, by the key that its browser gave. */
export async function readOwnMessage(db: SpaceDb, own: { readonly seat: string; readonly key: string }): Promise<VideoMessage> {
  const row = await messages(db)
    .where("videoMessage.seat", "=", own.seat)
    .where("videoMessage.clientKey", "=", own.key)
    .executeTakeFirstOrThrow();
  return present(row, own.seat);
}
