import { type ExtensionRoute, FROM_ROOM, networkOf, route } from "../../../../../src/server/kit";
import { focusSeatApi } from "../../../shared/focusApi";
import { testConnection } from "../../connect";
import { LARGE_OFFER } from "../../guests/guestRoutes";
import { createLinkCalls } from "../../guests/linkCalls";
import type { VideoServices } from "../../videoServices";
import type { FocusServices } from "../focusServices";
import { findParticipantSeat, forgetSeat, participantSeat } from "./participantSeat";

const VIDEO = "/focus/:token/video";
const access = "public";

/** A Focus session for a participant, by their own link and the browser that took their seat. */
export function seatRoutes(services: FocusServices, video: VideoServices): readonly ExtensionRoute[] {
  const calls = createLinkCalls(video);
  return [
    route(focusSeatApi, `GET ${VIDEO}`, {
      access,
      handle: async (context, asked) => {
        const found = await findParticipantSeat(context, asked, services);
        const { status, startsAt } = found.session;
        const seated = found.seat ? await calls.present(found, found.seat.id) : null;
        return { status, startsAt, now: new Date().toISOString(), video: seated };
      },
    }),
    route(focusSeatApi, `POST ${VIDEO}/presence`, {
      access,
      handle: async (context, asked) => calls.noteSeen(await participantSeat(context, asked, services), asked.body.isHandUp),
    }),
    route(focusSeatApi, `POST ${VIDEO}/devices`, {
      access,
      handle: async (context, asked) => calls.saveDevices(await participantSeat(context, asked, services), asked.body),
    }),
    route(focusSeatApi, `POST ${VIDEO}/consent`, {
      access,
      handle: async (context, asked) => calls.decideConsent(await participantSeat(context, asked, services), asked.body.consent),
    }),
    route(focusSeatApi, `POST ${VIDEO}/connection`, {
      access,
      ...LARGE_OFFER,
      handle: async (context, asked) => calls.connect(await participantSeat(context, asked, services), asked.body),
    }),
    route(focusSeatApi, `POST ${VIDEO}/leave`, {
      access,
      handle: async (context, asked) => {
        await calls.leave(await participantSeat(context, asked, services));
        forgetSeat(asked.reply, asked.params.token);
      },
    }),
    route(focusSeatApi, `GET ${VIDEO}/messages`, {
      access,
      handle: async (context, asked) => calls.readMessages(await participantSeat(context, asked, services), asked.query.room),
    }),
    route(focusSeatApi, `POST ${VIDEO}/messages`, {
      access,
      handle: async (context, asked) => calls.writeMessage(await participantSeat(context, asked, services), asked.body),
    }),
    route(focusSeatApi, `POST ${VIDEO}/test`, {
      access,
      ...LARGE_OFFER,
      handle: async (context, asked) => {
        await findParticipantSeat(context, asked, services);
        // Each keeps packets going round for a while.
        const key = networkOf(asked.request.ip);
        await services.tools().demandAttempt({ scope: "videoChat.test", key, limits: FROM_ROOM });
        return testConnection(video, asked.body);
      },
    }),
  ];
}
