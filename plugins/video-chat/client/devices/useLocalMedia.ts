import { useCallback, useEffect, useRef, useState } from "react";
import { type MediaFailure, mediaFailure } from "../../../../src/client/kit/media";
import { applyChoice } from "./deviceChoice";

export interface LocalMedia {
  /** What camera and microphone give; absent before they are asked for. */
  readonly stream: MediaStream | undefined;
  readonly isAsking: boolean;
  readonly failures: { readonly camera?: MediaFailure; readonly microphone?: MediaFailure };
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
  /** Asks for both; where one is missing the other alone. @param chosen ids of devices */
  readonly ask: (chosen?: { readonly camera?: string; readonly microphone?: string }) => Promise<MediaStream | undefined>;
}

/** A picture that a small line carries, too. */
const PICTURE: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } };
const VOICE: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

const exact = (deviceId: string | undefined): MediaTrackConstraints => (deviceId ? { deviceId: { exact: deviceId } } : {});

async function one(constraints: MediaStreamConstraints): Promise<MediaStream | MediaFailure> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints);
  } catch (error) {
    return mediaFailure(error);
  }
}

/** Camera and microphone of this device, as long as the component is there. */
export function useLocalMedia(): LocalMedia {
  const [stream, setStream] = useState<MediaStream>();
  const [isAsking, setAsking] = useState(false);
  const [failures, setFailures] = useState<LocalMedia["failures"]>({});
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const held = useRef<MediaStream>(undefined);
  const isGone = useRef(false);

  const hold = useCallback((next: MediaStream | undefined) => {
    for (const track of held.current?.getTracks() ?? []) if (!next?.getTracks().includes(track)) track.stop();
    held.current = next;
    if (!isGone.current) setStream(next);
  }, []);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      hold(undefined);
    };
  }, [hold]);

  const ask = useCallback<LocalMedia["ask"]>(
    async ({ camera, microphone } = {}) => {
      setAsking(true);
      const constraints = { video: { ...PICTURE, ...exact(camera) }, audio: { ...VOICE, ...exact(microphone) } };
      const both = await one(constraints);
      // One that is missing or denied doesn't take the other along.
      const video = typeof both === "string" ? await one({ video: constraints.video }) : both;
      const audio = typeof both === "string" ? await one({ audio: constraints.audio }) : both;
      const tracks = [
        ...(typeof video === "string" ? [] : video.getVideoTracks()),
        ...(typeof audio === "string" ? [] : audio.getAudioTracks()),
      ];
      setFailures({
        ...(typeof video === "string" ? { camera: video } : {}),
        ...(typeof audio === "string" ? { microphone: audio } : {}),
      });
      applyChoice(tracks);
      const next = tracks.length > 0 ? new MediaStream(tracks) : undefined;
      if (isGone.current) for (const track of tracks) track.stop();
      else hold(next);
      // Names are told once one of them may be used.
      if (next && !isGone.current) setDevices(await navigator.mediaDevices.enumerateDevices());
      if (!isGone.current) setAsking(false);
      return next;
    },
    [hold],
  );

  const of = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind && device.deviceId);
  return { stream, isAsking, failures, cameras: of("videoinput"), microphones: of("audioinput"), ask };
}
