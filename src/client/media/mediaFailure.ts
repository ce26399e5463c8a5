/** Why a camera, a microphone or a screen can't be used: each has words of its own. */
export type MediaFailure = "denied" | "missing" | "busy" | "unsupported" | "cancelled" | "unknown";

const NAMES: Readonly<Record<string, MediaFailure>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
  NotSupportedError: "unsupported",
  TypeError: "unsupported",
};

/** @param error what `getUserMedia` or `getDisplayMedia` threw (Media Capture and Streams, section 10.2) */
export function mediaFailure(error: unknown): MediaFailure {
  return (error instanceof Error && NAMES[error.name]) || "unknown";
}

/** Whether this browser can take part in a session at all. */
export const canTakePart = () =>
  typeof RTCPeerConnection === "function" && typeof navigator.mediaDevices?.getUserMedia === "function";

/** Phones' browsers can't. */
export const canShareScreen = () => typeof navigator.mediaDevices?.getDisplayMedia === "function";
