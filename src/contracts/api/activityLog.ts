import Type from "typebox";
import { ACTIVITY_KINDS, type ActivityKind, DAY_RANGES, type DayRange } from "../../shared/activityLog";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../shared/calls/schemas";

/** Entries of a page unless told, and at most. */
export const LOG_PAGE = 50;
export const LONGEST_LOG_PAGE = 200;

const Text = nullable(Type.String());
const Day = Type.String({ format: "date", description: "Day of the zone's clock, included" });
const SpaceId = Type.Optional(
  Type.String({ format: "uuid", description: "Of the back office: the company or community; absent: what is of none" }),
);

const LogEntry = closed({
  id: Type.String(),
  at: Instant,
  by: Type.Enum(["person", "backoffice", "former", "system"], {
    description: "`former`: somebody whom the space no longer knows; `system`: the product itself",
  }),
  person: nullable(closed({ id: Id, name: Type.String(), role: Text })),
  action: Type.String(),
  kind: nullable(Type.Unsafe<ActivityKind>({ type: "string", enum: [...ACTIVITY_KINDS] })),
  entity: Type.String(),
  recordId: nullable(Id),
  title: nullable(Type.String({ description: "The record's, as it is now; null where it is gone or has none" })),
  text: Type.String({ description: "What was done, to be read after the person's name" }),
  fields: Type.Array(Type.String(), { description: "Names of the fields that changed, in the caller's language" }),
  address: nullable(Type.String({ description: "IP address" })),
  device: nullable(Type.String({ description: "Browser and system" })),
});

const LogPage = component(
  "ActivityLog",
  closed({
    entries: Type.Array(LogEntry),
    next: nullable(Type.String({ description: "What the next page comes `after`; null on the last one" })),
    timeZone: Type.String({ description: "IANA name of the zone that days are of" }),
  }),
);

const filter = {
  space: SpaceId,
  timeZone: Type.Optional(
    Type.String({ maxLength: 64, description: "IANA name of the zone that days and times are of; the space's unless told" }),
  ),
  days: Type.Optional(
    Type.Unsafe<DayRange>({
      type: "string",
      enum: [...DAY_RANGES],
      description: "So many days until today, in place of `from` and `to`",
    }),
  ),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  account: Type.Optional(Id),
  kind: Type.Optional(Type.Unsafe<ActivityKind>({ type: "string", enum: [...ACTIVITY_KINDS] })),
  entity: Type.Optional(Type.String({ pattern: "^[A-Za-z]{1,60}$" })),
};
const LogFilter = closed(filter);
const LogQuery = closed({
  ...filter,
  after: Type.Optional(Type.String({ pattern: "^[0-9]{1,18}$", description: "`next` of the page before" })),
  limit: Type.Optional(
    Type.String({ pattern: "^[1-9][0-9]{0,2}$", description: `At most ${LONGEST_LOG_PAGE}; ${LOG_PAGE} unless told` }),
  ),
});

const LogPerson = closed({ id: Id, name: Type.String(), role: Text });

/** An act as the log lists it. */
export type LogEntry = ValueOf<typeof LogEntry>;
export type LogPage = ValueOf<typeof LogPage>;
export type LogFilter = ValueOf<typeof LogFilter>;
export type LogQuery = ValueOf<typeof LogQuery>;
/** Somebody who may have acted in the space. */
export type LogPerson = ValueOf<typeof LogPerson>;

const person: LogPerson = { id: EXAMPLE_ID, name: "Carla Vidal", role: "Moderator" };
const entry: LogEntry = {
  id: "4711",
  at: "2027-01-15T10:00:00.000Z",
  by: "person",
  person,
  action: "transition",
  kind: "move",
  entity: "activity",
  recordId: EXAMPLE_ID,
  title: "Breakfast",
  text: "changed the state of “Breakfast” (Activity): Published",
  fields: ["Status"],
  address: "192.0.2.10",
  device: "Firefox, Linux",
};

/** Who did what in a space, for those who answer for it. Nothing here changes or deletes an entry. */
export const activityLogApi = defineApi({
  "GET /api/activity-log": defineCall({
    summary: "What people and the product did in the space, newest first",
    query: LogQuery,
    answer: LogPage,
    examples: {
      query: { days: "7", kind: "move" },
      answer: { entries: [entry], next: null, timeZone: "Europe/Madrid" },
    },
  }),
  "GET /api/activity-log/people": defineCall({
    summary: "People of the space whose acts the log can be narrowed to, the team first",
    query: closed({ space: SpaceId, q: Type.Optional(Type.String({ maxLength: 100, description: "Part of the name" })) }),
    answer: Type.Array(LogPerson),
    examples: { query: { q: "car" }, answer: [person] },
  }),
  "GET /api/activity-log/export": defineCall({ summary: "The log as a workbook, of the same filter", query: LogFilter }),
});
