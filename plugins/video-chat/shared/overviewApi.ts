import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../src/shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../src/shared/calls/schemas";
import { Status } from "./api";

const Count = Type.Integer({ minimum: 0 });

const SessionLine = component(
  "VideoSessionLine",
  closed({
    id: Id,
    title: Type.String(),
    status: Status,
    startsAt: nullable(Instant),
    minutes: Type.Integer(),
    places: Type.Integer(),
    admitted: closed({ count: Count }, { description: "Members and guests who were let in" }),
    waiting: closed({ count: Count }, { description: "Those who are in the waiting room now" }),
    isOpenToGuests: Type.Boolean(),
  }),
);

export type SessionLine = ValueOf<typeof SessionLine>;

const line: SessionLine = {
  ...{ id: EXAMPLE_ID, title: "Charla en directo", status: "WAITING", startsAt: "2027-03-04T17:00:00.000Z", minutes: 60 },
  ...{ places: 6, admitted: { count: 2 }, waiting: { count: 1 }, isOpenToGuests: true },
};

/** All sessions of a community. */
export const overviewApi = defineApi({
  "GET /api/video-chat-sessions": defineCall({
    summary: "The community's video chats that one may see, with where each stands",
    answer: closed({ sessions: Type.Array(SessionLine) }),
    examples: { answer: { sessions: [line] } },
  }),
});
