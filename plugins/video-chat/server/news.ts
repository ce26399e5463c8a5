import type { HostTools, SpaceDb } from "../../../src/server/kit";
import type { VideoNews } from "../shared/api";
import { TEAM_CHANNEL } from "../shared/videoChat";
import { emitChanged } from "./channel";
import type { MediaServer } from "./media/mediaServer";
import { inSession, ownerOf, type SessionKey } from "./sessionKey";

interface NewsServices {
  readonly tools: () => Pick<HostTools, "emit">;
  readonly media: () => Pick<MediaServer, "tell">;
}

/** Nothing depends on it: whoever isn't told reads the session anew within ten seconds. */
function tellRoom({ media }: NewsServices, room: SessionKey, seats?: readonly string[]): void {
  media()
    .tell({ room, news: { type: "changed" }, ...(seats ? { seats } : {}) })
    .catch(() => undefined);
}

/** Something is another for all: by the channel, and for those without an account by their connections. */
export function tellAll(db: SpaceDb, services: NewsServices, sessionKey: SessionKey): void {
  emitChanged(db, services.tools(), sessionKey);
  tellRoom(services, sessionKey);
}

/** Something is another for the team and observers, of which nobody else hears, not even that there is something. */
export async function tellTeam(db: SpaceDb, services: NewsServices, sessionKey: SessionKey): Promise<void> {
  const event: VideoNews = { kind: "changed" };
  services.tools().emit(db, { channel: TEAM_CHANNEL, ids: [ownerOf(sessionKey).id], event });
  const watching = await db
    .selectFrom("videoSeat")
    .select("id")
    .where(...inSession(sessionKey))
    .where("role", "=", "OBSERVER")
    .where("nickname", "is not", null)
    .execute();
  if (watching.length > 0)
    tellRoom(
      services,
      sessionKey,
      watching.map(({ id }) => id),
    );
}
