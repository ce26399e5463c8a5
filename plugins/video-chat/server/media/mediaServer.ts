import type { RoomNews } from "../../shared/messages";

/** Somebody in a room. */
export interface At {
  readonly room: string;
  readonly seat: string;
}

/** Somebody who comes, with their browser's offer. */
export interface Join extends At {
  readonly maySend: boolean;
  readonly isMuted: boolean;
  readonly window?: string;
  readonly offer: string;
}

/** What somebody's connection has carried, and for how long they have spoken. */
export interface SeatFigures {
  readonly seat: string;
  /** Packets. */
  readonly received: number;
  readonly sent: number;
  readonly speakingMs: number;
}

/** What is recorded of a room, and where. */
export interface RoomRecording {
  readonly room: string;
  /** Its id. */
  readonly recording: string;
  /** Folder of the recording's own; its files are told by `recorderFile.ts`. */
  readonly folder: string;
  /** Milliseconds since 1970: where the timeline of all its tracks begins. */
  readonly startedAt: number;
  /** Seats of which nothing is recorded. */
  readonly except: readonly string[];
}

/**
 * Carries sound and pictures between people. Rooms are there while somebody is in them; who may be is decided before. Every
 * call but `join` does nothing where there is no such room or seat.
 */
export interface MediaServer {
  /**
   * Connects a browser; one that has the seat already gives way.
   * @param maySend whether others see and hear them; who only watches is in no list
   * @param isMuted whether their voice reaches nobody, from the beginning
   * @param window names the browser's window; another one that has the seat is told that it was replaced
   * @param offer SDP of all streams that the browser will ever send (voice, camera, screen, in this order) and receive
   * @returns SDP of the answer; null where the offer is none
   */
  readonly join: (at: Join) => Promise<string | null>;
  /** Ends a connection: from now on nothing reaches it, and nothing of it others. */
  readonly leave: (at: At) => Promise<void>;
  /** Whether their voice reaches nobody. */
  readonly mute: (at: At & { readonly isMuted: boolean }) => Promise<void>;
  /** @param told.seats who is told; @default everybody in the room */
  readonly tell: (told: { readonly room: string; readonly news: RoomNews; readonly seats?: readonly string[] }) => Promise<void>;
  readonly figures: (of: { readonly room: string }) => Promise<readonly SeatFigures[]>;
  /**
   * Records what people send from now on, each stream as it comes, in a file of its own that is whole up to its end at any
   * time. Said again for the same recording it changes who is left out: what is being written of them is removed; after a
   * crash it goes on with further files.
   */
  readonly record: (recording: RoomRecording) => Promise<void>;
  /** @returns once everything is written */
  readonly stopRecording: (of: { readonly room: string }) => Promise<void>;
  /** Ends the room with all its connections. */
  readonly close: (of: { readonly room: string }) => Promise<void>;
}
