import type { Participations } from "../../../src/contracts/services/participation";
import type { HostTools, SpaceDb } from "../../../src/server/kit";
import type { MediaServer } from "./media/mediaServer";
import { createSfu } from "./media/sfu";
import { tellAll, tellTeam } from "./news";
import { takeInRecording } from "./recording/takeIn";
import { noteLeft } from "./seats";
import type { SessionKey } from "./sessionKey";

/** What video chats work with beside the database. */
export interface VideoServices {
  readonly tools: () => HostTools;
  readonly participations: () => Participations;
  /** Of the running server, from the first request on. */
  readonly media: () => MediaServer;
  /** Takes an ended recording into the store, in the background; once at a time. What fails is tried again now and then. */
  readonly takeIn: (db: SpaceDb, recording: string) => Promise<void>;
  /** Remembers the space of a room that somebody enters: what happens in it is noted there. */
  readonly noteRoom: (db: SpaceDb, sessionKey: SessionKey) => void;
  /** Once what is to be noted of a seat's former connection is noted. */
  readonly settled: (seat: string) => Promise<void>;
}

export function createVideoServices(options: Pick<VideoServices, "tools" | "participations">): VideoServices {
  const spaces = new Map<string, { readonly db: SpaceDb; readonly sessionKey: SessionKey }>();
  const taking = new Map<string, Promise<void>>();
  const leaving = new Map<string, Promise<void>>();
  let media: MediaServer | undefined;

  async function left(db: SpaceDb, room: SessionKey, seat: string, speakingMs: number): Promise<void> {
    // Nothing waits for the figure: one that is lost with the database's connection is no reason to end the server.
    const role = await noteLeft(db, seat, speakingMs).catch(() => undefined);
    leaving.delete(seat);
    if (role === "OBSERVER") await tellTeam(db, services, room).catch(() => undefined);
    else if (role) tellAll(db, services, room);
  }

  const services: VideoServices = {
    ...options,
    takeIn: (db, recording) => {
      const work =
        taking.get(recording) ??
        takeInRecording(db, recording, options)
          .catch(() => undefined)
          .finally(() => taking.delete(recording));
      taking.set(recording, work);
      return work;
    },
    settled: async (seat) => leaving.get(seat),
    noteRoom: (db, sessionKey) => void spaces.set(sessionKey, { db, sessionKey }),
    media: () => {
      media ??= createSfu(options.tools(), ({ room, seat, speakingMs }) => {
        const entered = spaces.get(room);
        if (entered) leaving.set(seat, left(entered.db, entered.sessionKey, seat, speakingMs));
      });
      return media;
    },
  };
  return services;
}
