import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { RichTextSchema } from "../../../shared/richText/richTextSchema";
import { AudienceSchema } from "./audience";
import { AUDIENCE_KINDS } from "./audienceKinds";
import {
  CHANNELS,
  DELIVERY_STATES,
  EMAIL_STATES,
  LARGEST_PAGE,
  LONGEST_CONTENT,
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  LONGEST_TITLE,
  MAILING_STATES,
  PAGE_SIZE,
  REASONS,
} from "./mailings";

const Count = Type.Integer({ minimum: 0 });
const ByMailing = closed({ id: Id, mailingId: Id });
const ByEmail = closed({ id: Id, emailId: Id });

const Paging = {
  page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
  pageSize: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} if absent` })),
};

const pageOf = <Item extends Type.TSchema>(item: Item) =>
  Type.Object({ totalElements: Count, page: Type.Integer({ minimum: 0, description: "From 0" }), items: Type.Array(item) });

const Subject = Type.String({ minLength: 1, maxLength: LONGEST_SUBJECT, pattern: "\\S" });
const Content = Type.Union([RichTextSchema, Type.String({ minLength: 1, maxLength: LONGEST_CONTENT, pattern: "\\S" })], {
  description: "Formatted text, or plain text with an empty line between two paragraphs; may hold merge fields",
});
const ImageAddress = Type.String({ pattern: "^/files/[0-9a-f-]{36}$", maxLength: 60 });

const letter = {
  subject: Subject,
  content: Content,
  image: Type.Optional(ImageAddress),
  replyTo: Type.Optional(Type.String({ format: "email", maxLength: 254 })),
};
const Letter = closed(letter);
const Key = Type.Optional(
  Type.String({ format: "uuid", description: "Id that the mailing gets: of calls with the same one the first one counts" }),
);
const Email = closed({ ...letter, key: Key, audience: AudienceSchema });
const EmailAtTime = closed({
  ...letter,
  key: Key,
  audience: AudienceSchema,
  date: Type.String({ format: "date", description: "By the community's calendar" }),
  time: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "By the community's clock" }),
});

const Notification = closed({
  key: Key,
  title: Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" }),
  message: Type.String({ minLength: 1, maxLength: LONGEST_MESSAGE, pattern: "\\S" }),
  audience: AudienceSchema,
  activity: Type.Optional(Type.String({ format: "uuid", description: "Where it leads" })),
});

const Draft = closed({
  channel: Type.Enum(CHANNELS),
  subject: Type.String({ maxLength: LONGEST_SUBJECT }),
  content: Content,
  audience: AudienceSchema,
});

const LeftOut = Type.Object({ reason: Type.Enum(REASONS), count: Count, names: Type.Array(Type.String()) });

const Check = component(
  "MailingCheck",
  Type.Object({
    total: Type.Integer({ description: "Members of the audience" }),
    recipients: Type.Integer({ description: "Members who would get it" }),
    leftOut: Type.Array(LeftOut, { description: "The others by reason, some of them by nickname" }),
    unknown: Type.Array(Type.String(), { description: "Of a list of people, those who are no members" }),
    quietUntil: nullable(
      Type.String({ format: "date-time", description: "Where all recipients have quiet hours: when they end" }),
    ),
  }),
);

const Preview = component(
  "MailingPreview",
  Type.Object({
    subject: Type.String(),
    content: RichTextSchema,
    community: Type.String(),
    accent: Type.String({ description: "Colour, `#rrggbb`" }),
    logo: nullable(Type.String()),
    nickname: Type.String({ description: "As whom it is seen" }),
  }),
);

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
  }),
);

const Counts = Type.Object({ NEW: Count, PROCESSING: Count, SENT: Count, ERROR: Count, SKIPPED: Count });

const MailingView = component(
  "Mailing",
  Type.Object({
    id: Id,
    channel: Type.Enum(CHANNELS),
    subject: Type.String(),
    state: Type.Enum(MAILING_STATES),
    audience: Type.Enum(AUDIENCE_KINDS),
    audienceName: nullable(Type.String({ description: "Of the segment or the activity, or the tags" })),
    startedAt: nullable(Instant),
    finishedAt: nullable(Instant),
    author: nullable(Type.String()),
    counts: Counts,
    quietUntil: nullable(
      Type.String({ format: "date-time", description: "Where all who are yet to get it have quiet hours: when they end" }),
    ),
  }),
);

const Delivery = component(
  "MailingDelivery",
  Type.Object({
    id: Id,
    member: Id,
    nickname: Type.String(),
    state: Type.Enum(DELIVERY_STATES),
    reason: nullable(Type.Enum(REASONS)),
    error: nullable(Type.String({ description: "The mail server's answer" })),
    sentAt: nullable(Instant),
  }),
);

const SentEmail = component(
  "SentEmail",
  Type.Object({
    id: Id,
    subject: Type.String(),
    to: Type.String(),
    from: Type.String({ description: "Name of the sender" }),
    content: Type.String({ description: "Plain text, before merge fields are filled in" }),
    status: Type.Enum(EMAIL_STATES),
    scheduledDate: nullable(Instant),
    date: nullable(Type.String({ format: "date-time", description: "When it was sent" })),
    error: nullable(Type.String()),
  }),
);

export const EMAIL_FILTERS = ["subject", "to", "status"] as const;

export type EmailBody = ValueOf<typeof Email>;
export type ScheduledBody = ValueOf<typeof EmailAtTime>;
export type LetterBody = ValueOf<typeof Letter>;
export type NotificationBody = ValueOf<typeof Notification>;
export type MailingDraft = ValueOf<typeof Draft>;
export type MailingCheck = ValueOf<typeof Check>;
export type MailingPreview = ValueOf<typeof Preview>;
export type ScheduledEmail = ValueOf<typeof Scheduled>;
export type MailingItem = ValueOf<typeof MailingView>;
export type DeliveryItem = ValueOf<typeof Delivery>;
export type SentEmailItem = ValueOf<typeof SentEmail>;

const params = { id: EXAMPLE_ID };
const byMailing = { id: EXAMPLE_ID, mailingId: EXAMPLE_ID };
const byEmail = { id: EXAMPLE_ID, emailId: EXAMPLE_ID };
const query = { page: "0", pageSize: String(PAGE_SIZE) };
const content = { blocks: [{ kind: "paragraph", runs: [{ text: "Hola, {{nickname|amiga}}" }] }] } as const;
const audience = { kind: "TAGS", tags: ["ciclista"] } as const;
const email = { subject: "Novedades", content, audience };
const at = { date: "2030-05-04", time: "10:00" };
const instant = "2030-05-04T08:00:00.000Z";
const scheduled: ScheduledEmail = {
  ...{ id: EXAMPLE_ID, subject: "Novedades", content, image: null, replyTo: null, audience, audienceName: null },
  ...{ scheduledAt: instant, ...at, timeZone: "Europe/Madrid", author: "Marta" },
};
const mailing: MailingItem = {
  ...{ id: EXAMPLE_ID, channel: "MAIL", subject: "Novedades", state: "SENT", audience: "TAGS", audienceName: "ciclista" },
  ...{ startedAt: instant, finishedAt: instant, author: "Marta" },
  counts: { NEW: 0, PROCESSING: 0, SENT: 12, ERROR: 1, SKIPPED: 2 },
  quietUntil: null,
};

const sentEmail: SentEmailItem = {
  ...{ id: EXAMPLE_ID, subject: "Novedades", to: "ana@mail.test", from: "Comunidad Demo", content: "Hola" },
  ...{ status: "ERROR", scheduledDate: null, date: null, error: "550 No such user" },
};
const delivery: DeliveryItem = {
  ...{ id: EXAMPLE_ID, member: EXAMPLE_ID, nickname: "lince", state: "SENT" },
  ...{ reason: null, error: null, sentAt: instant },
};

/** E-mails and notifications that the team writes (spec section 7, theme and community). */
export const mailingsApi = defineApi({
  "POST /client/communities/:id/sendCustomEmail": defineCall({
    summary: "Send an e-mail to members, now and in the background",
    params: ById,
    body: Email,
    answer: closed({ id: Id }),
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
    answer: closed({ id: Id }),
    examples: {
      params,
      body: { title: "Esta tarde hablamos", message: "A las 19:00, {{nickname|amiga}}", audience: { kind: "ALL" } },
      answer: { id: EXAMPLE_ID },
    },
  }),
  "POST /client/communities/:id/emailHistory": defineCall({
    summary: "The e-mails to members, one for each person, newest first",
    params: ById,
    query: closed(Paging),
    body: closed({
      filter: Type.Optional(Type.Enum(EMAIL_FILTERS)),
      value: Type.Optional(
        Type.String({ maxLength: 254, description: "What the subject or the address has in it, or the status" }),
      ),
    }),
    answer: pageOf(SentEmail),
    examples: {
      ...{ params, query, body: { filter: "status", value: "ERROR" } },
      answer: {
        totalElements: 1,
        page: 0,
        items: [sentEmail],
      },
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
  "GET /client/communities/:id/mailings": defineCall({
    summary: "What was sent to members or is being sent, newest first, and how far each is",
    params: ById,
    query: closed(Paging),
    answer: pageOf(MailingView),
    examples: { params, query, answer: { totalElements: 1, page: 0, items: [mailing] } },
  }),
  "POST /client/communities/:id/mailings/check": defineCall({
    summary: "Fill a mailing in for everybody without sending it: who would get it, and who is left out for what",
    params: ById,
    body: Draft,
    answer: Check,
    examples: {
      params,
      body: { channel: "MAIL", ...email },
      answer: {
        total: 15,
        recipients: 13,
        quietUntil: null,
        leftOut: [{ reason: "UNSUBSCRIBED", count: 2, names: ["lince", "brisa"] }],
        unknown: [],
      },
    },
  }),
  "POST /client/communities/:id/mailings/preview": defineCall({
    summary: "A mailing as one of the members gets it",
    params: ById,
    body: closed({
      subject: Type.String({ maxLength: LONGEST_SUBJECT }),
      content: Content,
      member: Type.Optional(Type.String({ format: "uuid", description: "The first active one if absent" })),
    }),
    answer: Preview,
    examples: {
      params,
      body: { subject: "Novedades", content },
      answer: { subject: "Novedades", content, community: "Comunidad Demo", accent: "#00695c", logo: null, nickname: "lince" },
    },
  }),
  "POST /client/communities/:id/mailings/test": defineCall({
    summary: "Send an e-mail to oneself, filled in with examples",
    params: ById,
    body: Letter,
    answer: closed({ to: Type.String() }),
    examples: { params, body: { subject: "Novedades", content }, answer: { to: "moderator@demo.test" } },
  }),
  "POST /client/communities/:id/mailings/image": defineCall({
    summary: "Send the image of an e-mail that is sent next; it is encoded again",
    params: ById,
    answer: closed({ url: Type.String() }),
    examples: { params, answer: { url: `/files/${EXAMPLE_ID}` } },
  }),
  "PUT /client/communities/:id/mailings/:mailingId/state": defineCall({
    summary: "Pause a mailing, go on with it, or stop it for good",
    params: ByMailing,
    body: closed({ state: Type.Enum(["SENDING", "PAUSED", "STOPPED"]) }),
    answer: MailingView,
    examples: { params: byMailing, body: { state: "PAUSED" }, answer: { ...mailing, state: "PAUSED" } },
  }),
  "POST /client/communities/:id/mailings/:mailingId/retry": defineCall({
    summary: "Send the mails that failed again, or some of them",
    params: ByMailing,
    body: closed({ deliveries: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: LARGEST_PAGE })) }),
    answer: closed({ retried: Type.Integer({ description: "What is older than 30 days can't be sent again" }) }),
    examples: { params: byMailing, body: {}, answer: { retried: 1 } },
  }),
  "GET /client/communities/:id/mailings/:mailingId/deliveries": defineCall({
    summary: "What became of a mailing for each member, by nickname",
    params: ByMailing,
    query: closed({ ...Paging, state: Type.Optional(Type.Enum(DELIVERY_STATES)) }),
    answer: pageOf(Delivery),
    examples: {
      ...{ params: byMailing, query },
      answer: {
        totalElements: 1,
        page: 0,
        items: [delivery],
      },
    },
  }),
});
