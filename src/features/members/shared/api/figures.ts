import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { TIMELINE_KINDS } from "../members";

const MemberCount = closed({
  value: nullable(Type.String({ description: "null where they left it open" })),
  members: Type.Integer(),
});
const counts = (description?: string) => Type.Array(MemberCount, description === undefined ? {} : { description });
const LastSeen = closed(
  {
    online: Type.Integer(),
    days7: Type.Integer(),
    days30: Type.Integer(),
    days90: Type.Integer(),
    longer: Type.Integer(),
    never: Type.Integer(),
  },
  { description: "By when they were there last, each in the narrowest" },
);
const Statistics = component(
  "MemberStatistics",
  closed({
    total: Type.Integer(),
    byStatus: counts(),
    seen: LastSeen,
    byGender: counts(),
    byAge: counts("`16-24`, `25-34`, ..."),
    byProvince: counts("The ten with the most members"),
    months: Type.Array(closed({ month: Type.String(), members: Type.Integer() }), {
      description: "Who came in each of the last twelve months of the community's calendar: `2026-11`",
    }),
    byParticipations: counts("By how many activities they have completed: `0`, `1`, `2-5`, `6-10`, `11+`"),
  }),
);

const kind = Type.Unsafe<string>({ type: "string", enum: TIMELINE_KINDS });
const Entry = closed({
  id: Id,
  kind,
  at: Type.String({ description: "ISO 8601 instant" }),
  event: Type.String({ description: "What happened, e.g. COMPLETED: with its kind a locale key" }),
  words: Type.Unsafe<Readonly<Record<string, string | number>>>({
    type: "object",
    additionalProperties: { type: ["string", "integer"] },
    description: "What the sentence takes",
  }),
  text: nullable(Type.String({ description: "What somebody wrote" })),
  record: nullable(
    closed({ resource: Type.String(), id: Id }, { description: "What it is about, where the console has a page of it" }),
  ),
});
const Timeline = component(
  "MemberTimeline",
  closed({ entries: Type.Array(Entry), next: nullable(Type.String({ description: "`before` of the next part" })) }),
);

/** A value of a field, and how many members have it. */
export type MemberCount = ValueOf<typeof MemberCount>;
export type MemberStatistics = ValueOf<typeof Statistics>;
/** Something that happened with a member. */
export type TimelineEntry = ValueOf<typeof Entry>;
export type Timeline = ValueOf<typeof Timeline>;

const params = { id: EXAMPLE_ID };
const statistics: MemberStatistics = {
  total: 120,
  byStatus: [{ value: "ACTIVE", members: 120 }],
  seen: { online: 3, days7: 40, days30: 37, days90: 20, longer: 15, never: 5 },
  byGender: [{ value: "W", members: 70 }],
  byAge: [{ value: "25-34", members: 50 }],
  byProvince: [{ value: "Madrid", members: 60 }],
  months: [{ month: "2027-06", members: 12 }],
  byParticipations: [{ value: "2-5", members: 80 }],
};
const entry: TimelineEntry = {
  id: EXAMPLE_ID,
  kind: "activity",
  at: "2027-06-02T10:00:00.000Z",
  event: "COMPLETED",
  words: { activity: "Cómo te mueves" },
  text: null,
  record: { resource: "activities", id: EXAMPLE_ID },
};

/** Who the members are, counted (spec section 7), and what happened with each. */
export const memberFiguresApi = defineApi({
  "GET /client/communities/:id/statistics": defineCall({
    summary: "Who the members are, counted",
    params: ById,
    answer: Statistics,
    examples: { params, answer: statistics },
  }),
  "GET /api/members/:id/timeline": defineCall({
    summary: "What happened with a member, the newest first",
    params: ById,
    query: closed({
      before: Type.Optional(
        Type.String({ pattern: "^[0-9TZ:.+-]{20,40}\\|[0-9a-f-]{36}$", description: "`next` of the part before" }),
      ),
      kind: Type.Optional(kind),
    }),
    answer: Timeline,
    examples: { params, answer: { entries: [entry], next: null } },
  }),
});
