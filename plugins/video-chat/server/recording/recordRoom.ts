import type { SpaceDb } from "../../../../src/server/kit";
import { readSeats } from "../seats";
import type { SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { hasAgreed } from "./hasAgreed";
import { activeRecording, folderOf } from "./recordings";

/**
 * Tells the media server what it records of a session, where it is being recorded: at its start, when somebody comes, when
 * somebody changes their mind. It may have been started again since.
 */
export async function recordRoom(
  db: SpaceDb,
  sessionKey: SessionKey,
  services: Pick<VideoServices, "media" | "tools">,
): Promise<void> {
  const active = await activeRecording(db, sessionKey);
  if (!active) return;
  const seats = await readSeats(db, sessionKey);
  await services.media().record({
    room: sessionKey,
    recording: active.id,
    folder: folderOf(services, db, active.id),
    startedAt: Date.parse(active.startedAt),
    except: seats.filter((seat) => !hasAgreed(seat)).map(({ id }) => id),
  });
}
