import type { SpaceDb } from "../../../src/server/kit";
import { hasTakenPart } from "./attended";
import { emitChanged } from "./channel";
import { endRecording, stopRoom } from "./recording/stopRecording";
import { noteLeft, readSeats } from "./seats";
import { moveSession, readSession } from "./session";
import type { VideoServices } from "./videoServices";

/** Of an appointment: a session that is still on ends when its time is over. */
export const END = "videoChat.end";

export const endKey = (activityId: string) => `videoChat.end:${activityId}`;

/**
 * Ends a session and its activity: members who were there for half of it have taken part. In a transaction.
 * @throws AppError `videoChat.wrongStatus`
 */
export async function endSession(db: SpaceDb, activityId: string, services: VideoServices): Promise<void> {
  const media = services.media();
  const figures = await media.figures({ room: activityId });
  const recording = await db.transaction(async () => {
    await moveSession(db, activityId, { from: ["WAITING", "STARTED"], to: "ENDED", at: "endedAt" });
    const ended = await endRecording(db, { activityId, accountId: null }, services);
    const speaking = new Map(figures.map(({ seat, speakingMs }) => [seat, speakingMs]));
    const before = await readSeats(db, activityId);
    for (const { id, connectedAt } of before) if (connectedAt) await noteLeft(db, id, speaking.get(id) ?? 0);
    const session = await readSession(db, activityId);
    const attended = (await readSeats(db, activityId)).flatMap((seat) =>
      seat.member && hasTakenPart(session, seat) ? [{ activityId, memberId: seat.member }] : [],
    );
    await services.participations().completeAll(db, attended);
    await services.participations().finish(db, activityId);
    await services.tools().unschedule(endKey(activityId));
    emitChanged(db, services.tools(), activityId);
    return ended;
  });
  if (recording) await stopRoom(activityId, services);
  await media.close({ room: activityId });
  if (recording) void services.takeIn(db, recording);
}
