import type { SpaceDb } from "../../../../../src/server/kit";
import { tellAll } from "../../news";
import { focusSessionKey } from "../../sessionKey";
import type { VideoServices } from "../../videoServices";

/** Sends a participant out of their session's room who has no place in it any more. With a place again they ask to be let in anew. */
export async function closeSeat(db: SpaceDb, participant: string, services: VideoServices): Promise<void> {
  const seat = await db
    .updateTable("videoSeat")
    .set({ access: "PENDING", reason: null, tokenHash: null, seenAt: null, isHandUp: false })
    .where("participant", "=", participant)
    .returning(["id", "focusSession"])
    .executeTakeFirst();
  if (!seat?.focusSession) return;
  const sessionKey = focusSessionKey(seat.focusSession);
  await services.media().leave({ room: sessionKey, seat: seat.id });
  tellAll(db, services, sessionKey);
}
