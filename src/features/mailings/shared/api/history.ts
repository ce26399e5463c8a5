import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { RichTextSchema } from "../../../../shared/richText/richTextSchema";
import { AudienceSchema } from "../audience";
import { DELIVERY_STATES, EMAIL_STATES, LARGEST_PAGE, REASONS } from "../mailings";
import {
  audience,
  ByMailing,
  byMailing,
  content,
  instant,
  MailingView,
  mailing,
  mailingProperties,
  Paging,
  pageOf,
  params,
  query,
} from "./parts";

const Details = component(
  "MailingDetails",
  Type.Object({
    ...mailingProperties,
    content: RichTextSchema,
    message: Type.String({ description: "Of a notification" }),
    image: nullable(Type.String()),
    replyTo: nullable(Type.String()),
    to: AudienceSchema,
    activity: nullable(Type.Object({ id: Id, title: Type.String() }, { description: "Where a notification leads" })),
    link: nullable(Type.String({ description: "Where it leads instead, below the community's app" })),
    scheduledAt: nullable(Instant),
    date: nullable(Type.String({ description: "Of `scheduledAt`, by the community's calendar" })),
    time: nullable(Type.String({ description: "Of `scheduledAt`, by the community's clock" })),
    timeZone: Type.String({ description: "IANA name of the community's zone" }),
    version: Type.Integer(),
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

export type MailingDetails = ValueOf<typeof Details>;
export type DeliveryItem = ValueOf<typeof Delivery>;
export type SentEmailItem = ValueOf<typeof SentEmail>;

const details: MailingDetails = {
  ...{ ...mailing, content, message: "", image: null, replyTo: null, to: audience, activity: null, link: null },
  ...{ scheduledAt: null, date: null, time: null, timeZone: "Europe/Madrid", version: 1 },
};
const sentEmail: SentEmailItem = {
  ...{ id: EXAMPLE_ID, subject: "Novedades", to: "ana@mail.test", from: "Comunidad Demo", content: "Hola" },
  ...{ status: "ERROR", scheduledDate: null, date: null, error: "550 No such user" },
};
const delivery: DeliveryItem = {
  ...{ id: EXAMPLE_ID, member: EXAMPLE_ID, nickname: "lince", state: "SENT" },
  ...{ reason: null, error: null, sentAt: instant },
};

/** What was sent, how far it is, and what became of it for each member. */
export const historyApi = defineApi({
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
      answer: { totalElements: 1, page: 0, items: [sentEmail] },
    },
  }),
  "GET /client/communities/:id/mailings": defineCall({
    summary: "What was sent to members or is being sent, newest first, and how far each is",
    params: ById,
    query: closed(Paging),
    answer: pageOf(MailingView),
    examples: { params, query, answer: { totalElements: 1, page: 0, items: [mailing] } },
  }),
  "GET /client/communities/:id/mailings/:mailingId": defineCall({
    summary: "A mailing in any state with its text, e.g. to go on with a draft or to start another from it",
    params: ByMailing,
    answer: Details,
    examples: { params: byMailing, answer: details },
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
    examples: { ...{ params: byMailing, query }, answer: { totalElements: 1, page: 0, items: [delivery] } },
  }),
});
