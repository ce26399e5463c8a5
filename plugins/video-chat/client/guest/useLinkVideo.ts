import { clientOf } from "../../../../src/client/kit/public";
import type { guestApi, LinkKind } from "../../shared/guestApi";
import type { messageApi } from "../../shared/messageApi";
import { LONGEST_KEY } from "../../shared/videoChat";
import { WINDOW_ID } from "../room/windowId";
import { type LinkCalls, testLineOf, useLink } from "./useLink";

const sessions = clientOf<typeof guestApi>();
const messages = clientOf<typeof messageApi>();
const ACTIVITY = "/experienceLabs/:id/activity/:activityId";
const BY_LINK = `${ACTIVITY}/videochat/:link` as const;
const quiet = { isQuiet: true } as const;

interface LinkOptions {
  readonly communityId: string;
  readonly activityId: string;
  readonly link: LinkKind;
}

const testCall =
  (communityId: string): LinkCalls["testLine"] =>
  async (body) =>
    (await sessions.call("POST /experienceLabs/:id/videochatTest", { params: { id: communityId }, body }, quiet)).answer;

function callsOf({ communityId, activityId, link }: LinkOptions): LinkCalls {
  const params = { id: communityId, activityId, link };
  return {
    key: `${activityId}/${link}`,
    entry: () => sessions.call(`GET ${BY_LINK}`, { params }),
    beat: (body) => sessions.call(`POST ${BY_LINK}/presence`, { params, body }, quiet),
    decideConsent: (consent) => sessions.call(`POST ${BY_LINK}/consent`, { params, body: { consent } }, quiet),
    connect: async (offer, signal) => {
      const body = { offer, window: WINDOW_ID };
      return (await sessions.call(`POST ${BY_LINK}/connection`, { params, body }, { ...quiet, signal })).answer;
    },
    testLine: testCall(communityId),
    saveDevices: (body) => sessions.call(`POST ${BY_LINK}/devices`, { params, body }, quiet),
    leave: () => sessions.call(`POST ${BY_LINK}/leave`, { params }, quiet),
    messages: async (room) => (await messages.call(`GET ${BY_LINK}/messages`, { params, query: { room } }, quiet)).messages,
    writeMessage: (body) => messages.call(`POST ${BY_LINK}/messages`, { params, body }, quiet),
  };
}

/** An activity's session for somebody without an account, who joins with a nickname and the session's password. */
export function useLinkVideo(options: LinkOptions) {
  const { communityId: id, activityId, link } = options;
  const { enter, ...linked } = useLink(callsOf(options), link);
  return {
    ...linked,
    /** @throws ApiError */
    join: async (body: { readonly nickname: string; readonly password: string }) => {
      const name = link === "observer" ? "observerVideochatJoin" : "publicVideochatJoin";
      const key = new URLSearchParams(window.location.search).get("key");
      const said = { ...body, ...(link === "observer" && key ? { key: key.slice(0, LONGEST_KEY) } : {}) };
      enter(await sessions.call(`POST ${ACTIVITY}/${name}`, { params: { id, activityId }, body: said }, quiet));
    },
  };
}

export type LinkSession = ReturnType<typeof useLinkVideo>;

/** A community's test of the line, before there is a session. */
export const communityTestLine = (communityId: string) => testLineOf(testCall(communityId));
