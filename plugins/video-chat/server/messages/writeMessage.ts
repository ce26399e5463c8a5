import { createPace, newId, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { ChatRoom, VideoMessage } from "../../shared/messageApi";
import { tellAll, tellTeam } from "../news";
import type { SeatRow } from "../seats";
import { readSession } from "../session";
import { inSession, ofSession, type SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { readOwnMessage } from "./readMessages";

const posts = createPace({ limit: 40, windowMs: 60_000 });

/** Whether somebody reads a room now: the back room is never a member's or a guest's, and the room theirs while they are in. */
function mayRead(seat: Pick<SeatRow, "role" | "access"> | undefined, room: ChatRoom, status: string): boolean {
  if (seat?.access !== "GRANTED") return false;
  const isOfTeam = seat.role === "MODERATOR" || seat.role === "OBSERVER";
  return room === "BACK" ? isOfTeam : isOfTeam || status === "STARTED";
}

/** @throws AppError `videoChat.over` once the session is, else `videoChat.notAdmitted` */
export function demandReading(seat: Parameters<typeof mayRead>[0], room: ChatRoom, status: string): void {
  if (!mayRead(seat, room, status)) throw new AppError(status === "ENDED" ? VIDEO_ERRORS.over : VIDEO_ERRORS.notAdmitted);
}

interface Writing {
  readonly sessionKey: SessionKey;
  readonly seat: SeatRow | undefined;
  readonly room: ChatRoom;
  readonly text: string;
  readonly key: string;
}

/**
 * Writes a message once, however often it is sent with its key.
 * @throws AppError `videoChat.denied`, `videoChat.notAdmitted`, `videoChat.onlyWatching`, `videoChat.wrongStatus`, `request.rateLimited`
 */
export async function writeMessage(
  db: SpaceDb,
  services: VideoServices,
  { sessionKey, seat, room, text, key }: Writing,
): Promise<VideoMessage> {
  const { status } = await readSession(db, sessionKey);
  if (status !== "WAITING" && status !== "STARTED") throw new AppError(VIDEO_ERRORS.wrongStatus);
  if (seat?.access === "DENIED") throw new AppError(VIDEO_ERRORS.denied);
  if (!seat || !mayRead(seat, room, status)) throw new AppError(VIDEO_ERRORS.notAdmitted);
  if (seat.role === "OBSERVER" && room === "ROOM") throw new AppError(VIDEO_ERRORS.onlyWatching);
  posts(seat.id);
  await db
    .insertInto("videoMessage")
    .values({
      id: newId(),
      ...ofSession(sessionKey),
      seat: seat.id,
      member: seat.member,
      room,
      text: text.trim(),
      clientKey: key,
    })
    .onConflict((conflict) => conflict.columns(["spaceId", "seat", "clientKey"]).doNothing())
    .execute();
  if (room === "BACK") await tellTeam(db, services, sessionKey);
  else tellAll(db, services, sessionKey);
  return readOwnMessage(db, { seat: seat.id, key });
}

/** @throws AppError `record.notFound` */
export async function deleteMessage(
  db: SpaceDb,
  services: VideoServices,
  { sessionKey, messageId }: { readonly sessionKey: SessionKey; readonly messageId: string },
): Promise<void> {
  const gone = await db
    .deleteFrom("videoMessage")
    .where(...inSession(sessionKey))
    .where("id", "=", messageId)
    .returning("room")
    .executeTakeFirst();
  if (!gone) throw new AppError("record.notFound");
  if (gone.room === "BACK") await tellTeam(db, services, sessionKey);
  else tellAll(db, services, sessionKey);
}
