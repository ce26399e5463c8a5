import type { RoomNews } from "../../shared/messages";

/** Somebody in a room. */
export interface At {
  readonly room: string;
  readonly seat: string;
}

/** What somebody's connection has carried, and for how long they have spoken. */
export interface SeatFigures {
  readonly seat: string;
  /** Packets. */
  readonly received: number;
  readonly sent: number;
  readonly speakingMs: number;
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
   * @param offer SDP of all streams that the browser will ever send (voice, camera, screen, in this order) and receive
   * @returns SDP of the answer
   * @throws Error where the offer is none
   */
  readonly join: (at: At & { readonly maySend: boolean; readonly isMuted: boolean; readonly offer: string }) => Promise<string>;
  /** Ends a connection: from now on nothing reaches it, and nothing of it others. */
  readonly leave: (at: At) => Promise<void>;
  /** Whether their voice reaches nobody. */
  readonly mute: (at: At & { readonly isMuted: boolean }) => Promise<void>;
  /** @param told.seats who is told; @default everybody in the room */
  readonly tell: (told: { readonly room: string; readonly news: RoomNews; readonly seats?: readonly string[] }) => Promise<void>;
  readonly figures: (of: { readonly room: string }) => Promise<readonly SeatFigures[]>;
  /** Ends the room with all its connections. */
  readonly close: (of: { readonly room: string }) => Promise<void>;
}
