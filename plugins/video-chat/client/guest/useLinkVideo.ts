import { useCallback, useEffect, useRef, useState } from "react";
import { clientOf } from "../../../../src/client/kit/public";
import type { Devices } from "../../shared/api";
import type { guestApi, LinkEntry, LinkKind, LinkVideo } from "../../shared/guestApi";
import type { ChatRoom, messageApi } from "../../shared/messageApi";
import { HEARTBEAT_MS, LONGEST_KEY } from "../../shared/videoChat";
import type { ChatCalls } from "../chat/useMessages";
import type { RoomSession } from "../member/useVideo";
import { useConsent } from "../recording/useConsent";

const sessions = clientOf<typeof guestApi>();
const messages = clientOf<typeof messageApi>();
const ACTIVITY = "/experienceLabs/:id/activity/:activityId";
const BY_LINK = `${ACTIVITY}/videochat/:link` as const;

interface LinkOptions {
  readonly communityId: string;
  readonly activityId: string;
  readonly link: LinkKind;
}

/** A session for somebody who came by a link; one's seat is the browser's cookie, so a page that is loaded anew has it still. */
export function useLinkVideo({ communityId, activityId, link }: LinkOptions) {
  const [newer, setNewer] = useState<LinkVideo>();
  const [hasLeft, setLeft] = useState(false);
  const inActivity = { id: communityId, activityId };
  const params = { ...inActivity, link };
  // Whoever has a place hears all by their beats, which a line that is cut may lose without a word.
  const isWaiting = newer === undefined;
  const { data, error, refetch } = sessions.useCall(
    `GET ${BY_LINK}`,
    { params },
    { gcTime: 0, enabled: isWaiting, refetchInterval: isWaiting && HEARTBEAT_MS },
  );
  const entry: LinkEntry | undefined = data;
  const video = hasLeft ? undefined : (newer ?? entry?.video ?? undefined);
  const hasSeat = video !== undefined;
  // Until one raises or lowers it here it is as the server has it: a page that is loaded anew lowers nothing.
  const isHandUp = useRef<boolean>(undefined);

  const beat = useCallback(async () => {
    const input = {
      params: { id: communityId, activityId, link },
      body: isHandUp.current === undefined ? {} : { isHandUp: isHandUp.current },
    };
    const answer = await sessions.call(`POST ${BY_LINK}/presence`, input, { isQuiet: true }).catch(() => undefined);
    if (answer) setNewer(answer);
  }, [communityId, activityId, link]);
  useEffect(() => {
    if (!hasSeat) return;
    void beat();
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [beat, hasSeat]);

  const chatOf = (room: ChatRoom, mayWrite: boolean): ChatCalls => ({
    read: async () => (await messages.call(`GET ${BY_LINK}/messages`, { params, query: { room } }, { isQuiet: true })).messages,
    ...(mayWrite
      ? {
          write: (text: string, key: string) =>
            messages.call(`POST ${BY_LINK}/messages`, { params, body: { room, text, key } }, { isQuiet: true }),
        }
      : {}),
  });
  const consent = useConsent(async (word) => {
    setNewer(await sessions.call(`POST ${BY_LINK}/consent`, { params, body: { consent: word } }, { isQuiet: true }));
  });
  const session: RoomSession = {
    beat,
    consent,
    raiseHand: (isUp) => {
      isHandUp.current = isUp;
      return beat();
    },
    connect: async (offer) =>
      (await sessions.call(`POST ${BY_LINK}/connection`, { params, body: { offer } }, { isQuiet: true })).answer,
    testLine: testLineOf(communityId),
    saveDevices: async (body: Devices) => {
      // What a test found is on the screen; the moderator not knowing it is no reason to disturb.
      const answer = await sessions.call(`POST ${BY_LINK}/devices`, { params, body }, { isQuiet: true }).catch(() => undefined);
      if (answer) setNewer(answer);
    },
    chat: chatOf("ROOM", link === "public"),
  };
  return {
    ...{ entry, video, error, refetch, session, hasLeft },
    backRoom: chatOf("BACK", link === "observer"),
    /** @throws ApiError */
    join: async (body: { readonly nickname: string; readonly password: string }) => {
      const name = link === "observer" ? "observerVideochatJoin" : "publicVideochatJoin";
      const key = new URLSearchParams(window.location.search).get("key");
      const said = { ...body, ...(link === "observer" && key ? { key: key.slice(0, LONGEST_KEY) } : {}) };
      setNewer(await sessions.call(`POST ${ACTIVITY}/${name}`, { params: inActivity, body: said }, { isQuiet: true }));
      setLeft(false);
    },
    leave: async () => {
      setLeft(true);
      setNewer(undefined);
      await sessions.call(`POST ${BY_LINK}/leave`, { params }, { isQuiet: true }).catch(() => undefined);
    },
  };
}

export type LinkSession = ReturnType<typeof useLinkVideo>;

/** A test of the line that needs nobody signed in; both sides of a test are of one key. */
export function testLineOf(communityId: string): RoomSession["testLine"] {
  let key = "";
  return async (side, offer) => {
    if (side === "sender") key = crypto.randomUUID();
    const input = { params: { id: communityId }, body: { side, offer, key } };
    return (await sessions.call("POST /experienceLabs/:id/videochatTest", input, { isQuiet: true })).answer;
  };
}
