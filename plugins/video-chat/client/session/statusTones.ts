import type { VideoStatus } from "../../shared/api";

/** Tones of a session's states: what is to come waits, what is over is calm. */
export const STATUS_TONES = {
  UNAVAILABLE: "wait",
  WAITING: "busy",
  STARTED: "good",
  ENDED: "calm",
} as const satisfies Readonly<Record<VideoStatus, string>>;
