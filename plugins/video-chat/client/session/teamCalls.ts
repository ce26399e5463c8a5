import { createContext, useContext } from "react";
import type { SeatAccess, TeamVideo } from "../../shared/api";
import type { ChatRoom, VideoMessage } from "../../shared/messageApi";
import type { NewVideoNote, VideoNotes, VideoRecording } from "../../shared/recordingApi";
import type { VideoTranscript } from "../../shared/transcript/api";
import type { Splice } from "../../shared/transcript/segments";
import type { Exchange } from "../room/connectionAttempt";

interface Versioned {
  readonly version: number;
}

/** What a team calls the server for in a session, by what the session belongs to. */
export interface TeamCalls {
  /** Of the record that the session belongs to: channels are called by it. */
  readonly id: string;
  readonly video: () => Promise<TeamVideo>;
  readonly beat: () => Promise<TeamVideo>;
  /** @param signal calls it off. @returns SDP of the answer */
  readonly connect: Exchange;
  readonly launch: () => Promise<TeamVideo>;
  readonly start: () => Promise<TeamVideo>;
  readonly end: () => Promise<TeamVideo>;
  readonly grant: (granting: {
    readonly seat: string;
    readonly access: SeatAccess;
    readonly reason?: string;
  }) => Promise<TeamVideo>;
  readonly mute: (seatId: string, isMuted: boolean) => Promise<TeamVideo>;
  /** Absent where there are no links for people without an account. */
  readonly openToGuests?: (isOpen: boolean) => Promise<TeamVideo>;
  readonly messages: (room: ChatRoom) => Promise<readonly VideoMessage[]>;
  readonly writeMessage: (message: {
    readonly room: ChatRoom;
    readonly text: string;
    readonly key: string;
  }) => Promise<VideoMessage>;
  readonly deleteMessage: (messageId: string) => Promise<unknown>;
  readonly recordings: () => Promise<{ readonly recordings: readonly VideoRecording[] }>;
  readonly startRecording: (replaces: string | undefined) => Promise<unknown>;
  readonly stopRecording: () => Promise<unknown>;
  readonly deleteRecording: (recordId: string) => Promise<unknown>;
  readonly notes: () => Promise<VideoNotes>;
  readonly addNote: (note: NewVideoNote) => Promise<unknown>;
  readonly changeNote: (noteId: string, text: string) => Promise<unknown>;
  readonly deleteNote: (noteId: string) => Promise<unknown>;
  readonly transcript: () => Promise<VideoTranscript>;
  readonly saveSegments: (recordingId: string, splice: Versioned & Splice) => Promise<VideoTranscript>;
  readonly importSubtitles: (recordingId: string, file: Versioned & { readonly content: string }) => Promise<VideoTranscript>;
  readonly requestTranscript: (
    recordingId: string,
    wish: { readonly language?: string; readonly replaces?: boolean },
  ) => Promise<VideoTranscript>;
  readonly nameSpeakers: (names: readonly { readonly speaker: string; readonly name: string }[]) => Promise<VideoTranscript>;
  /** Address of the transcript's file. */
  readonly transcriptFile: (format: "word" | "vtt" | "srt", recordingId: string | null | undefined) => string;
}

const Context = createContext<TeamCalls | undefined>(undefined);

/** Says which session the components below are of. */
export const TeamCallsProvider = Context.Provider;

/** @throws Error outside a session */
export function useTeamCalls(): TeamCalls {
  const calls = useContext(Context);
  if (!calls) throw new Error("there is no session here");
  return calls;
}
