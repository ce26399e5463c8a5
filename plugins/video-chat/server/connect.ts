import { type SpaceDb, sql } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { VIDEO_ERRORS } from "../shared/errors";
import { emitChanged } from "./channel";
import type { At } from "./media/mediaServer";
import { assertMayBeRecorded } from "./recording/consent";
import { recordRoom } from "./recording/recordRoom";
import { type Holder, readSeat } from "./seats";
import { readSession } from "./session";
import type { VideoServices } from "./videoServices";

interface Connecting {
  readonly activityId: string;
  readonly holder: Holder;
  readonly offer: string;
}

/** @throws AppError `videoChat.badOffer` */
async function join(
  { media }: VideoServices,
  at: At & { readonly maySend: boolean; readonly isMuted: boolean; readonly offer: string },
): Promise<string> {
  try {
    return await media().join(at);
  } catch (cause) {
    throw new AppError(VIDEO_ERRORS.badOffer, { cause });
  }
}

/**
 * Connects somebody's browser to a session that they have been let into.
 * @throws AppError `videoChat.wrongStatus`, `videoChat.notAdmitted`, `videoChat.denied`, `videoChat.consentNeeded`,
 * `videoChat.badOffer`
 */
export async function connect(db: SpaceDb, { activityId, holder, offer }: Connecting, services: VideoServices) {
  const { status } = await readSession(db, activityId);
  if (status !== "STARTED") throw new AppError(VIDEO_ERRORS.wrongStatus);
  const seat = await readSeat(db, activityId, holder);
  if (seat?.access === "DENIED") throw new AppError(VIDEO_ERRORS.denied);
  if (seat?.access !== "GRANTED") throw new AppError(VIDEO_ERRORS.notAdmitted);
  await assertMayBeRecorded(db, activityId, seat);
  services.noteRoom(db, activityId);
  const at = { room: activityId, seat: seat.id };
  const answer = await join(services, { ...at, offer, isMuted: seat.isMuted, maySend: holder.role !== "OBSERVER" });
  // Who was denied while the answer was made is out again; from here on a denial finds the connection.
  const now = await readSeat(db, activityId, holder);
  if (now?.access !== "GRANTED") {
    await services.media().leave(at);
    throw new AppError(VIDEO_ERRORS.denied);
  }
  await db.updateTable("videoSeat").set({ connectedAt: sql<string>`now()` }).where("id", "=", seat.id).execute();
  // A recording that began meanwhile saw nobody at this seat.
  await assertMayBeRecorded(db, activityId, now).catch(async (error) => {
    await services.media().leave(at);
    throw error;
  });
  await recordRoom(db, activityId, services);
  if (holder.role === "MEMBER") await services.participations().start(db, { activityId, memberId: holder.memberId });
  emitChanged(db, services.tools(), activityId);
  return { seat: seat.id, answer };
}

/** Connects a browser to itself: what the sender sends comes back to the receiver. @throws AppError `videoChat.badOffer` */
export async function testConnection(
  services: VideoServices,
  { memberId, side, offer }: { readonly memberId: string; readonly side: "sender" | "receiver"; readonly offer: string },
) {
  const room = `test:${memberId}`;
  return {
    seat: memberId,
    answer: await join(services, { room, seat: side, maySend: side === "sender", isMuted: false, offer }),
  };
}
