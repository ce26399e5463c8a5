import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Devices } from "../../shared/api";
import type { LinkEntry, LinkKind, LinkVideo } from "../../shared/guestApi";
import type { ChatRoom, VideoMessage } from "../../shared/messageApi";
import type { RecordingConsent } from "../../shared/recordingApi";
import { HEARTBEAT_MS } from "../../shared/videoChat";
import type { ChatCalls } from "../chat/useMessages";
import type { RoomSession } from "../member/useVideo";
import { useConsent } from "../recording/useConsent";
import type { Exchange } from "../room/connectionAttempt";

interface TestSide {
  readonly side: "sender" | "receiver";
  readonly offer: string;
  /** The same for both sides. */
  readonly key: string;
}

/** What somebody who came by a link calls the server for, by where the link leads. */
export interface LinkCalls {
  /** Another text for another session. */
  readonly key: string;
  readonly entry: () => Promise<LinkEntry>;
  readonly beat: (body: { readonly isHandUp?: boolean }) => Promise<LinkVideo>;
  readonly decideConsent: (consent: RecordingConsent) => Promise<LinkVideo>;
  /** @param signal calls it off. @returns SDP of the answer */
  readonly connect: Exchange;
  /** @returns SDP of the answer */
  readonly testLine: (test: TestSide) => Promise<string>;
  readonly saveDevices: (devices: Devices) => Promise<LinkVideo>;
  readonly leave: () => Promise<unknown>;
  readonly messages: (room: ChatRoom) => Promise<readonly VideoMessage[]>;
  readonly writeMessage: (message: {
    readonly room: ChatRoom;
    readonly text: string;
    readonly key: string;
  }) => Promise<VideoMessage>;
}

/** A test of the line that needs nobody signed in; both sides of a test are of one key. */
export function testLineOf(call: LinkCalls["testLine"]): RoomSession["testLine"] {
  let key = "";
  return (side, offer) => {
    if (side === "sender") key = crypto.randomUUID();
    return call({ side, offer, key });
  };
}

/** A session for somebody who came by a link; one's seat is the browser's cookie, so a page that is loaded anew has it still. */
export function useLink(calls: LinkCalls, link: LinkKind) {
  const { key } = calls;
  const latest = useRef(calls);
  latest.current = calls;
  const [newer, setNewer] = useState<LinkVideo>();
  const [hasLeft, setLeft] = useState(false);
  // Whoever has a place hears all by their beats, which a line that is cut may lose without a word.
  const isWaiting = newer === undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ["videoChat", key],
    queryFn: calls.entry,
    gcTime: 0,
    enabled: isWaiting,
    refetchInterval: isWaiting && HEARTBEAT_MS,
  });
  const entry: LinkEntry | undefined = data;
  const video = hasLeft ? undefined : (newer ?? entry?.video ?? undefined);
  const hasSeat = video !== undefined;
  // Until one raises or lowers it here it is as the server has it: a page that is loaded anew lowers nothing.
  const isHandUp = useRef<boolean>(undefined);

  const beat = useCallback(async () => {
    const answer = await latest.current
      .beat(isHandUp.current === undefined ? {} : { isHandUp: isHandUp.current })
      .catch(() => undefined);
    if (answer) setNewer(answer);
  }, []);
  useEffect(() => {
    if (!hasSeat) return;
    void beat();
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [beat, hasSeat]);

  const chatOf = (room: ChatRoom, mayWrite: boolean): ChatCalls => ({
    read: () => calls.messages(room),
    ...(mayWrite ? { write: (text: string, id: string) => calls.writeMessage({ room, text, key: id }) } : {}),
  });
  const consent = useConsent(async (word) => setNewer(await calls.decideConsent(word)));
  const testLine = useRef(testLineOf((test) => latest.current.testLine(test)));
  const session: RoomSession = {
    beat,
    consent,
    raiseHand: (isUp) => {
      isHandUp.current = isUp;
      return beat();
    },
    connect: calls.connect,
    testLine: testLine.current,
    saveDevices: async (devices) => {
      // What a test found is on the screen; the moderator not knowing it is no reason to disturb.
      const answer = await calls.saveDevices(devices).catch(() => undefined);
      if (answer) setNewer(answer);
    },
    chat: chatOf("ROOM", link === "public"),
  };
  return {
    ...{ entry, video, error, refetch, session, hasLeft },
    backRoom: chatOf("BACK", link === "observer"),
    /** The session as one has just come to it. */
    enter: (entered: LinkVideo) => {
      setNewer(entered);
      setLeft(false);
    },
    leave: async () => {
      setLeft(true);
      setNewer(undefined);
      await calls.leave().catch(() => undefined);
    },
  };
}
