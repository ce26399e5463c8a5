import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../src/shared/calls/defineApi";
import { EXAMPLE_ID, Id, Instant } from "../../../src/shared/calls/schemas";

const OwnSession = Type.Object({
  id: Id,
  study: Type.String({ description: "What the study is called for participants" }),
  ...{ startsAt: Instant, endsAt: Instant },
  hasPlace: Type.Boolean({ description: "False where they have yet to confirm" }),
  path: Type.String({ description: "Address of their own page, as their mails have it" }),
});
const OwnSessions = Type.Array(OwnSession, { description: "Those that are not over, in their order in time" });

export type OwnFocusSession = ValueOf<typeof OwnSession>;

const session: OwnFocusSession = {
  ...{ id: EXAMPLE_ID, study: "Hablemos de los abonos", hasPlace: true, path: "/focus/…" },
  ...{ startsAt: "2026-12-03T17:00:00.000Z", endsAt: "2026-12-03T18:00:00.000Z" },
};

/** What somebody who signs in to the suite takes part in. */
export const ownSessionsApi = defineApi({
  "GET /api/focus/own-sessions": defineCall({
    summary: "The sessions that the caller is invited to as a participant, by their e-mail",
    answer: OwnSessions,
    examples: { answer: [session] },
  }),
});
