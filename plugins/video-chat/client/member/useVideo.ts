import { useCallback, useEffect, useRef, useState } from "react";
import { clientOf, useChannel, useCommunity } from "../../../../src/client/kit/member";
import type { Devices, MemberVideo, videoApi } from "../../shared/api";
import type { messageApi } from "../../shared/messageApi";
import type { recordingApi } from "../../shared/recordingApi";
import { CHANNEL, HEARTBEAT_MS } from "../../shared/videoChat";
import type { ChatCalls } from "../chat/useMessages";
import { type ConsentCalls, useConsent } from "../recording/useConsent";
import { WINDOW_ID } from "../room/windowId";

const videos = clientOf<typeof videoApi>();
const recordings = clientOf<typeof recordingApi>();
const messages = clientOf<typeof messageApi>();
const MESSAGES = "/api/member/activities/:id/video-chat/messages";
const DATA = "GET /tester/communities/:id/activity/:activityId/videochatData";
const TEST = "POST /tester/communities/:id/activity/:activityId/videochatTestResults";

/** What whoever is in a session sees of it, by an account or by a link. */
export type RoomVideo = Omit<MemberVideo, "hasTakenPart">;

/** What one does in a session, whoever one is there. */
export interface RoomSession {
  readonly beat: () => Promise<void>;
  readonly raiseHand: (isUp: boolean) => Promise<void>;
  readonly connect: (offer: string, signal: AbortSignal) => Promise<string>;
  readonly testLine: (side: "sender" | "receiver", offer: string) => Promise<string>;
  readonly saveDevices: (devices: Devices) => Promise<void>;
  readonly chat: ChatCalls;
  readonly consent: ConsentCalls;
}

/** A member's session, as it changes while one is there; one says so every ten seconds. */
export function useVideo(activityId: string) {
  const { communityId: id } = useCommunity();
  const [newer, setNewer] = useState<MemberVideo>();
  const { data, error, refetch } = videos.useCall(
    DATA,
    { params: { id, activityId } },
    { enabled: newer === undefined, gcTime: 0 },
  );
  // Until one raises or lowers it here it is as the server has it: a page that is loaded anew lowers nothing.
  const isHandUp = useRef<boolean>(undefined);
  const beat = useCallback(async () => {
    const input = { params: { id: activityId }, body: isHandUp.current === undefined ? {} : { isHandUp: isHandUp.current } };
    // Whoever is cut off is gone for the others; the next beat tells that one is back.
    const answer = await videos
      .call("POST /api/member/activities/:id/video-chat/presence", input, { isQuiet: true })
      .catch(() => undefined);
    if (answer) setNewer(answer);
  }, [activityId]);
  useEffect(() => {
    void beat();
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [beat]);
  useChannel(CHANNEL, activityId, () => void beat());
  const consent = useConsent(async (word) => {
    const input = { params: { id: activityId }, body: { consent: word } };
    await recordings.call("POST /api/member/activities/:id/video-chat/consent", input, { isQuiet: true });
    await beat();
  });
  return {
    consent,
    video: newer ?? data,
    error,
    refetch,
    beat,
    raiseHand: (isUp: boolean) => {
      isHandUp.current = isUp;
      return beat();
    },
    connect: async (offer: string, signal: AbortSignal) => {
      const input = { params: { id: activityId }, body: { offer, window: WINDOW_ID } };
      return (await videos.call("POST /api/member/activities/:id/video-chat/connection", input, { isQuiet: true, signal }))
        .answer;
    },
    testLine: async (side: "sender" | "receiver", offer: string) => {
      const input = { params: { id: activityId }, body: { side, offer } };
      return (await videos.call("POST /api/member/activities/:id/video-chat/test-connection", input, { isQuiet: true })).answer;
    },
    saveDevices: async (body: Devices) => {
      // What a test found is on the screen; the moderator not knowing it is no reason to disturb.
      const answer = await videos.call(TEST, { params: { id, activityId }, body }, { isQuiet: true }).catch(() => undefined);
      if (answer) setNewer(answer);
    },
    chat: {
      read: async () => (await messages.call(`GET ${MESSAGES}`, { params: { id: activityId } }, { isQuiet: true })).messages,
      write: (text: string, key: string) =>
        messages.call(`POST ${MESSAGES}`, { params: { id: activityId }, body: { text, key } }, { isQuiet: true }),
    },
  } satisfies RoomSession & Record<string, unknown>;
}

export type MemberSession = ReturnType<typeof useVideo>;
