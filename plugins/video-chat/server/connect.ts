import { type SpaceDb, sql } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { VIDEO_ERRORS } from "../shared/errors";
import type { Join } from "./media/mediaServer";
import { tellAll, tellTeam } from "./news";
import { assertMayBeRecorded } from "./recording/consent";
import { recordRoom } from "./recording/recordRoom";
import { type Holder, readSeat } from "./seats";
import { readSession } from "./session";
import { ownerOf, type SessionKey } from "./sessionKey";
import type { VideoServices } from "./videoServices";

const LONGEST_TEST_MS = 60_000;

/** Tests of lines that will be ended, by their rooms. */
const ending = new Map<string, NodeJS.Timeout>();

/** What a browser hands over to be connected. */
export interface Offered {
  readonly offer: string;
  /** Names the browser's window. */
  readonly window?: string;
}

interface Connecting extends Offered {
  readonly sessionKey: SessionKey;
  readonly holder: Holder;
}

/** @throws AppError `videoChat.badOffer`; `server.unavailable` where the media process ends or doesn't answer: worth another try */
async function join({ media }: VideoServices, at: Join): Promise<string> {
  const answer = await media()
    .join(at)
    .catch((cause) => {
      throw new AppError("server.unavailable", { cause });
    });
  if (answer === null) throw new AppError(VIDEO_ERRORS.badOffer);
  return answer;
}

/**
 * Connects somebody's browser to a session that they have been let into.
 * @throws AppError `videoChat.wrongStatus`, `videoChat.notAdmitted`, `videoChat.denied`, `videoChat.consentNeeded`,
 * `videoChat.badOffer`, `server.unavailable`
 */
export async function connect(db: SpaceDb, { sessionKey, holder, ...offered }: Connecting, services: VideoServices) {
  const { status } = await readSession(db, sessionKey);
  if (status !== "STARTED") throw new AppError(VIDEO_ERRORS.wrongStatus);
  const seat = await readSeat(db, sessionKey, holder);
  if (seat?.access === "DENIED") throw new AppError(VIDEO_ERRORS.denied);
  if (seat?.access !== "GRANTED") throw new AppError(VIDEO_ERRORS.notAdmitted);
  await assertMayBeRecorded(db, sessionKey, seat);
  services.noteRoom(db, sessionKey);
  const at = { room: sessionKey, seat: seat.id };
  const answer = await join(services, { ...at, ...offered, isMuted: seat.isMuted, maySend: holder.role !== "OBSERVER" });
  // Who was denied while the answer was made is out again; from here on a denial finds the connection.
  const now = await readSeat(db, sessionKey, holder);
  if (now?.access !== "GRANTED") {
    await services.media().leave(at);
    throw new AppError(VIDEO_ERRORS.denied);
  }
  // The seat's former connection, which has just given way, is noted first.
  await services.settled(seat.id);
  await db.updateTable("videoSeat").set({ connectedAt: sql<string>`now()` }).where("id", "=", seat.id).execute();
  // A recording that began meanwhile saw nobody at this seat.
  await assertMayBeRecorded(db, sessionKey, now).catch(async (error) => {
    await services.media().leave(at);
    throw error;
  });
  await recordRoom(db, sessionKey, services);
  if (holder.role === "MEMBER")
    await services.participations().start(db, { activityId: ownerOf(sessionKey).id, memberId: holder.memberId });
  if (holder.role === "OBSERVER") await tellTeam(db, services, sessionKey);
  else tellAll(db, services, sessionKey);
  return { seat: seat.id, answer };
}

/** Connects a browser to itself: what the sender sends comes back to the receiver of the same key. @throws AppError `videoChat.badOffer` */
export async function testConnection(
  services: VideoServices,
  { key, side, offer }: { readonly key: string; readonly side: "sender" | "receiver"; readonly offer: string },
) {
  const room = `test:${key}`;
  const answer = await join(services, { room, seat: side, maySend: side === "sender", isMuted: false, offer });
  // A test takes seconds; what is left of it then is nobody's.
  clearTimeout(ending.get(room));
  const end = () => {
    ending.delete(room);
    services
      .media()
      .close({ room })
      .catch(() => undefined);
  };
  ending.set(room, setTimeout(end, LONGEST_TEST_MS).unref());
  return { seat: key, answer };
}
