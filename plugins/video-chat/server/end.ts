import type { SpaceDb } from "../../../src/server/kit";
import { hasTakenPart } from "./attended";
import { emitChanged } from "./channel";
import { endRecording, stopRoom } from "./recording/stopRecording";
import { noteLeft, readSeats } from "./seats";
import { moveSession, readSession } from "./session";
import { ownerOf, type SessionKey } from "./sessionKey";
import { kindOf } from "./sessionKinds";
import type { VideoServices } from "./videoServices";

/** Of an appointment: a session that is still on ends when its time is over. */
export const END = "videoChat.end";

export const endKey = (sessionKey: SessionKey) => `videoChat.end:${sessionKey}`;

/**
 * Ends a session: whoever was there for half of it has taken part. In a transaction.
 * @throws AppError `videoChat.wrongStatus`
 */
export async function endSession(db: SpaceDb, sessionKey: SessionKey, services: VideoServices): Promise<void> {
  const media = services.media();
  const figures = await media.figures({ room: sessionKey });
  const recording = await db.transaction(async () => {
    await moveSession(db, sessionKey, { from: ["WAITING", "STARTED"], to: "ENDED", at: "endedAt" });
    const ended = await endRecording(db, { sessionKey, accountId: null }, services);
    const speaking = new Map(figures.map(({ seat, speakingMs }) => [seat, speakingMs]));
    const before = await readSeats(db, sessionKey);
    for (const { id, connectedAt } of before) if (connectedAt) await noteLeft(db, id, speaking.get(id) ?? 0);
    const session = await readSession(db, sessionKey);
    const attended = (await readSeats(db, sessionKey)).filter((seat) => hasTakenPart(session, seat));
    await kindOf(sessionKey).noteEnd(db, { id: ownerOf(sessionKey).id, startedAt: session.startedAt, attended }, services);
    await services.tools().unschedule(endKey(sessionKey));
    emitChanged(db, services.tools(), sessionKey);
    return ended;
  });
  if (recording) await stopRoom(sessionKey, services);
  await media.close({ room: sessionKey });
  if (recording) void services.takeIn(db, recording);
}
