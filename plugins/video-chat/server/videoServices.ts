import type { Participations } from "../../../src/contracts/services/participation";
import type { HostTools, SpaceDb } from "../../../src/server/kit";
import { emitChanged } from "./channel";
import type { MediaServer } from "./media/mediaServer";
import { createSfu } from "./media/sfu";
import { takeInRecording } from "./recording/takeIn";
import { noteLeft } from "./seats";

/** What video chats work with beside the database. */
export interface VideoServices {
  readonly tools: () => HostTools;
  readonly participations: () => Participations;
  /** Of the running server, from the first request on. */
  readonly media: () => MediaServer;
  /** Takes an ended recording into the store, in the background; once at a time. What fails is tried again now and then. */
  readonly takeIn: (db: SpaceDb, recording: string) => Promise<void>;
  /** Remembers the space of a room that somebody enters: what happens in it is noted there. */
  readonly noteRoom: (db: SpaceDb, activityId: string) => void;
}

export function createVideoServices(options: Pick<VideoServices, "tools" | "participations">): VideoServices {
  const spaces = new Map<string, SpaceDb>();
  const taking = new Map<string, Promise<void>>();
  let media: MediaServer | undefined;
  return {
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
    noteRoom: (db, activityId) => void spaces.set(activityId, db),
    media: () => {
      media ??= createSfu(options.tools(), ({ room, seat, speakingMs }) => {
        const db = spaces.get(room);
        if (!db) return;
        // Nothing waits for it: a figure that is lost with the database's connection is no reason to end the server.
        noteLeft(db, seat, speakingMs).then(
          () => emitChanged(db, options.tools(), room),
          () => undefined,
        );
      });
      return media;
    },
  };
}
