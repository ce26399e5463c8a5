import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { RichTextSchema } from "../../../../shared/richText/richTextSchema";
import { AudienceSchema } from "../audience";
import { LONGEST_MESSAGE, LONGEST_TITLE } from "../mailings";
import { at, audience, content, dayAndTime, destination, email, instant, letter, Paging, pageOf, params, query } from "./parts";

const ByEmail = closed({ id: Id, emailId: Id });

/** What every mailing that is sent or scheduled says besides its text. */
const sending = {
  key: Type.Optional(
    Type.String({
      format: "uuid",
      description: "Id that the mailing gets, a draft's if it is one: of calls with the same one the first one counts",
    }),
  ),
  audience: AudienceSchema,
  skipUnknown: Type.Optional(
    Type.Boolean({ description: "Leave people out who are no members; without it the call is refused and names them" }),
  ),
};
const Skipped = Type.Array(Type.String(), { description: "Of a list of people, those who were left out as no members" });

const Email = closed({ ...letter, ...sending });
const EmailAtTime = closed({ ...letter, ...sending, ...dayAndTime });

const Notification = closed({
  ...sending,
  title: Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" }),
  message: Type.String({ minLength: 1, maxLength: LONGEST_MESSAGE, pattern: "\\S" }),
  ...destination,
});

const Sent = closed({ id: Id, skipped: Type.Optional(Skipped) });

const Scheduled = component(
  "ScheduledEmail",
  Type.Object({
    id: Id,
    subject: Type.String(),
    content: RichTextSchema,
    image: nullable(Type.String()),
    replyTo: nullable(Type.String()),
    audience: AudienceSchema,
    audienceName: nullable(Type.String({ description: "Of the segment or the activity" })),
    scheduledAt: Instant,
    date: Type.String(),
    time: Type.String(),
    timeZone: Type.String({ description: "IANA name of the community's zone" }),
    author: nullable(Type.String()),
    skipped: Type.Optional(Skipped),
  }),
);

export type EmailBody = ValueOf<typeof Email>;
export type ScheduledBody = ValueOf<typeof EmailAtTime>;
export type NotificationBody = ValueOf<typeof Notification>;
export type ScheduledEmail = ValueOf<typeof Scheduled>;

const byEmail = { id: EXAMPLE_ID, emailId: EXAMPLE_ID };
const scheduled: ScheduledEmail = {
  ...{ id: EXAMPLE_ID, subject: "Novedades", content, image: null, replyTo: null, audience, audienceName: null },
  ...{ scheduledAt: instant, ...at, timeZone: "Europe/Madrid", author: "Marta" },
};

/** Sending and scheduling (spec section 7, theme and community). */
export const sendingApi = defineApi({
  "POST /client/communities/:id/sendCustomEmail": defineCall({
    summary: "Send an e-mail to members, now and in the background",
    params: ById,
    body: Email,
    answer: Sent,
    examples: { params, body: email, answer: { id: EXAMPLE_ID } },
  }),
  "POST /client/communities/:id/scheduleCustomEmail": defineCall({
    summary: "Send an e-mail to members at a time by the community's clock",
    params: ById,
    body: EmailAtTime,
    answer: Scheduled,
    examples: { params, body: { ...email, ...at }, answer: scheduled },
  }),
  "POST /client/communities/:id/sendCustomNotification": defineCall({
    summary: "Send a notification to members, which stands among their alerts",
    params: ById,
    body: Notification,
    answer: Sent,
    examples: {
      params,
      body: { title: "Esta tarde hablamos", message: "A las 19:00, {{nickname|amiga}}", audience: { kind: "ALL" } },
      answer: { id: EXAMPLE_ID },
    },
  }),
  "POST /client/communities/:id/scheduledEmails": defineCall({
    summary: "The e-mails that wait for their time, the next first",
    params: ById,
    query: closed(Paging),
    body: closed({}),
    answer: pageOf(Scheduled),
    examples: { params, query, body: {}, answer: { totalElements: 1, page: 0, items: [scheduled] } },
  }),
  "PUT /client/communities/:id/scheduledEmails/:emailId": defineCall({
    summary: "Change an e-mail that waits for its time",
    params: ByEmail,
    body: EmailAtTime,
    answer: Scheduled,
    examples: { params: byEmail, body: { ...email, ...at }, answer: scheduled },
  }),
  "DELETE /client/communities/:id/scheduledEmails/:emailId": defineCall({
    summary: "Delete an e-mail that waits for its time",
    params: ByEmail,
    answer: closed({ done: Type.Boolean() }),
    examples: { params: byEmail, answer: { done: true } },
  }),
});
