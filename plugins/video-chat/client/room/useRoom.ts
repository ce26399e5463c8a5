import { useCallback, useEffect, useRef, useState } from "react";
import { canShareScreen } from "../../../../src/client/kit/media";
import type { IceServer } from "../../shared/api";
import type { PictureLevel } from "../../shared/messages";
import { keepChoice } from "../devices/deviceChoice";
import type { LiveStream } from "./connectionAttempt";
import { type ConnectionState, openRoom, type RoomConnection } from "./roomConnection";

interface UseRoomOptions {
  readonly iceServers: readonly IceServer[];
  /** Absent where one only watches. */
  readonly media: MediaStream | undefined;
  readonly pictures: number;
  /** One's own: never large to oneself. */
  readonly seat: string | null;
  readonly exchange: (offer: string, signal: AbortSignal) => Promise<string>;
  readonly isFinal: (error: unknown) => boolean;
  readonly onChanged: () => Promise<void>;
  readonly onRefused: (error: unknown) => void;
}

export interface LiveRoom {
  readonly state: ConnectionState;
  readonly streams: readonly LiveStream[];
  /** Who speaks, the loudest first. */
  readonly speaking: readonly string[];
  /** How much of others' pictures the line carries. */
  readonly pictures: PictureLevel;
  /** Whom one wants large; nobody: whoever speaks. */
  readonly pinned: string | null;
  /** Whose picture is large. */
  readonly large: string | null;
  readonly pin: (seat: string | null) => void;
  readonly isMicrophoneOn: boolean;
  readonly isCameraOn: boolean;
  readonly isSharing: boolean;
  /** Takes the seat back from another window. */
  readonly takeOver: () => void;
  readonly toggle: (kind: "audio" | "video") => void;
  /** @throws what `getDisplayMedia` throws */
  readonly toggleScreen: (() => Promise<void>) | undefined;
}

const isOn = (media: MediaStream | undefined, kind: "audio" | "video") =>
  media?.getTracks().some((track) => track.kind === kind && track.enabled) ?? false;

const cameraOf = (media: MediaStream | undefined) => media?.getVideoTracks().find(({ enabled }) => enabled);

/** A camera that is off isn't sent: as a black picture it would be one. */
function sentOf(media: MediaStream | undefined): MediaStream | undefined {
  const camera = cameraOf(media);
  return media && new MediaStream([...media.getAudioTracks(), ...(camera ? [camera] : [])]);
}

/** A room, connected as long as the component is there. What is given first counts for the connection. */
export function useRoom(options: UseRoomOptions): LiveRoom {
  const [state, setState] = useState<ConnectionState>("connecting");
  const [streams, setStreams] = useState<readonly LiveStream[]>([]);
  const [speaking, setSpeaking] = useState<readonly string[]>([]);
  const [level, setLevel] = useState<PictureLevel>("all");
  const [pinned, setPinned] = useState<string | null>(null);
  const [screen, setScreen] = useState<MediaStreamTrack | null>(null);
  const [, setToggled] = useState(0);
  const [opening, setOpening] = useState(0);
  const room = useRef<RoomConnection>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const { media } = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over, it is opened anew
  useEffect(() => {
    const { iceServers, pictures } = latest.current;
    const opened = openRoom({
      iceServers,
      pictures,
      // As it is whenever a connection is made: one with the camera off sends none.
      get media() {
        return sentOf(media);
      },
      exchange: (offer, signal) => latest.current.exchange(offer, signal),
      isFinal: (error) => latest.current.isFinal(error),
      onState: setState,
      onStreams: setStreams,
      onSpeaking: setSpeaking,
      onPictures: setLevel,
      onChanged: () => latest.current.onChanged(),
      onRefused: (error) => latest.current.onRefused(error),
    });
    room.current = opened;
    return () => opened.close();
  }, [media, opening]);

  const speaker = speaking.find((seat) => seat !== options.seat);
  const [lastSpeaker, setLastSpeaker] = useState<string | null>(null);
  // Between two sentences nobody speaks; the picture stays.
  if (speaker && speaker !== lastSpeaker) setLastSpeaker(speaker);
  const large = pinned ?? lastSpeaker;
  useEffect(() => room.current?.show(large), [large]);
  useEffect(() => () => screen?.stop(), [screen]);

  const toggleScreen = useCallback(async () => {
    if (screen) {
      await room.current?.share(null);
      return setScreen(null);
    }
    const [track] = (await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 10 } })).getVideoTracks();
    if (!track) return;
    // The browser has a button of its own that ends it.
    track.addEventListener("ended", () => {
      void room.current?.share(null);
      setScreen(null);
    });
    await room.current?.share(track);
    setScreen(track);
  }, [screen]);

  return {
    state,
    streams,
    speaking,
    pictures: level,
    pinned,
    large,
    pin: setPinned,
    isMicrophoneOn: isOn(media, "audio"),
    isCameraOn: isOn(media, "video"),
    isSharing: screen !== null,
    takeOver: () => setOpening((count) => count + 1),
    toggle: (kind) => {
      for (const track of media?.getTracks() ?? []) if (track.kind === kind) track.enabled = !track.enabled;
      keepChoice(media);
      if (kind === "video") void room.current?.sendCamera(cameraOf(media) ?? null);
      setToggled((count) => count + 1);
    },
    toggleScreen: canShareScreen() ? toggleScreen : undefined,
  };
}
