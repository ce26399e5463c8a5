import { hasAccessKey } from "../../../../src/schema/accessKeys";
import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { type FocusRole, focusApi } from "../../shared/focusApi";
import { focusSession } from "../sessionKinds/focusSession";
import type { VideoServices } from "../videoServices";
import { cancelSession, confirmSession, moveSession } from "./changeSession";
import type { FocusServices } from "./focusServices";
import { addParticipant, confirmParticipant, inviteParticipant, removeParticipant, withdrawParticipant } from "./participants";
import { readFocus } from "./readFocus";
import { closeSeat } from "./room/closeSeat";

const reads = { entity: "study", action: "read" } as const;
const changes = { entity: "study", action: "update" } as const;

/** As what somebody enters the study's rooms; null for the back office. */
function roleOf(session: RouteContext["session"]): FocusRole {
  if (session?.kind !== focusSession.team) return null;
  return hasAccessKey(focusSession.hosts, session.accessKeys) ? "HOST" : "OBSERVER";
}

/** Running a Focus study, for its company and the provider. */
export const teamRoutes = (services: FocusServices, video: VideoServices): readonly ExtensionRoute[] => [
  route(focusApi, "GET /api/studies/:id/focus", {
    access: reads,
    handle: async ({ db, session }, { params: { id } }) => ({
      ...(await readFocus(db, id, services)),
      role: roleOf(session),
    }),
  }),
  route(focusApi, "POST /api/studies/:id/focus/participants", {
    access: changes,
    handle: ({ db }, { params: { id }, body }) => addParticipant(db, id, body),
  }),
  route(focusApi, "POST /api/studies/:id/focus/participants/:participant/invite", {
    act: { action: "send", entity: "study" },
    access: changes,
    handle: ({ db }, { params: { id, participant } }) => inviteParticipant(db, id, participant, services),
  }),
  route(focusApi, "POST /api/studies/:id/focus/participants/:participant/confirm", {
    access: changes,
    handle: ({ db }, { params: { id, participant } }) =>
      confirmParticipant(db, { studyId: id, participantId: participant }, services),
  }),
  route(focusApi, "POST /api/studies/:id/focus/participants/:participant/withdraw", {
    access: changes,
    handle: async ({ db }, { params: { id, participant } }) => {
      await withdrawParticipant(db, id, participant, services);
      await closeSeat(db, participant, video);
    },
  }),
  route(focusApi, "DELETE /api/studies/:id/focus/participants/:participant", {
    access: changes,
    handle: ({ db }, { params: { id, participant } }) => removeParticipant(db, id, participant),
  }),
  route(focusApi, "POST /api/studies/:id/focus/sessions/:session/confirm", {
    access: changes,
    handle: ({ db }, { params: { id, session } }) => confirmSession(db, { studyId: id, sessionId: session }),
  }),
  route(focusApi, "PUT /api/studies/:id/focus/sessions/:session", {
    access: changes,
    handle: ({ db }, { params: { id, session }, body: { startsAt } }) =>
      moveSession(db, { studyId: id, sessionId: session, startsAt }, services),
  }),
  route(focusApi, "POST /api/studies/:id/focus/sessions/:session/cancel", {
    act: { action: "close", entity: "study" },
    access: changes,
    handle: ({ db }, { params: { id, session } }) => cancelSession(db, { studyId: id, sessionId: session }, services),
  }),
];
