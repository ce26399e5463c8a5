import { canShareScreen } from "../../../../../src/client/kit/media";
import type { Source } from "../../../shared/uxTest";

const SCREEN: DisplayMediaStreamOptions = {
  // The site opens in a tab of its own after this, which a tab that is chosen now doesn't show.
  video: { displaySurface: "window", frameRate: { ideal: 10, max: 10 } },
  audio: false,
};
const CAMERA: MediaStreamConstraints = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 15, max: 15 } },
};
const MICROPHONE: MediaStreamConstraints = { audio: { echoCancellation: true, noiseSuppression: true } };

/** Whether this browser can record a source at all. Phones can't share their screen. */
export function canRecord(source: Source): boolean {
  if (typeof MediaRecorder !== "function" || typeof navigator.mediaDevices?.getUserMedia !== "function") return false;
  return source !== "SCREEN" || canShareScreen();
}

/** Asks the browser for a source: call it by what the person has just pressed. @throws DOMException as the browser says */
export function openSource(source: Source): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  if (source === "SCREEN") return mediaDevices.getDisplayMedia(SCREEN);
  return mediaDevices.getUserMedia(source === "WEBCAM" ? CAMERA : MICROPHONE);
}

export function closeStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

export const isLive = (stream: MediaStream | undefined) =>
  stream?.getTracks().some(({ readyState }) => readyState === "live") ?? false;
