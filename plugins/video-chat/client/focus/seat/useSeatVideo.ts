import { clientOf } from "../../../../../src/client/kit/reader";
import type { focusSeatApi } from "../../../shared/focusApi";
import { type LinkCalls, useLink } from "../../guest/useLink";
import { WINDOW_ID } from "../../room/windowId";

const sessions = clientOf<typeof focusSeatApi>();
const VIDEO = "/focus/:token/video";
const quiet = { isQuiet: true } as const;

function callsOf(token: string): LinkCalls {
  const params = { token };
  return {
    key: token,
    entry: () => sessions.call(`GET ${VIDEO}`, { params }, quiet),
    beat: (body) => sessions.call(`POST ${VIDEO}/presence`, { params, body }, quiet),
    decideConsent: (consent) => sessions.call(`POST ${VIDEO}/consent`, { params, body: { consent } }, quiet),
    connect: async (offer, signal) => {
      const body = { offer, window: WINDOW_ID };
      return (await sessions.call(`POST ${VIDEO}/connection`, { params, body }, { ...quiet, signal })).answer;
    },
    testLine: async (body) => (await sessions.call(`POST ${VIDEO}/test`, { params, body }, quiet)).answer,
    saveDevices: (body) => sessions.call(`POST ${VIDEO}/devices`, { params, body }, quiet),
    leave: () => sessions.call(`POST ${VIDEO}/leave`, { params }, quiet),
    messages: async (room) => (await sessions.call(`GET ${VIDEO}/messages`, { params, query: { room } }, quiet)).messages,
    writeMessage: (body) => sessions.call(`POST ${VIDEO}/messages`, { params, body }, quiet),
  };
}

/** A participant's session, for whoever has its page's link in the browser that took their seat. */
export const useSeatVideo = (token: string) => useLink(callsOf(token), "public");
