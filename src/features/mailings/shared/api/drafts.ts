import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { RichTextSchema } from "../../../../shared/richText/richTextSchema";
import { AudienceSchema } from "../audience";
import { AUDIENCE_KINDS } from "../audienceKinds";
import { CHANNELS, LONGEST_MESSAGE, LONGEST_SUBJECT, MOST_VIEWERS, REASONS } from "../mailings";
import {
  audience,
  ByMailing,
  byMailing,
  Content,
  Count,
  content,
  dayAndTime,
  destination,
  email,
  ImageAddress,
  instant,
  letter,
  Paging,
  pageOf,
  params,
  query,
} from "./parts";

const Letter = closed(letter);
const Subject = Type.String({ maxLength: LONGEST_SUBJECT });

const Draft = closed({
  channel: Type.Enum(CHANNELS),
  subject: Subject,
  content: RichTextSchema,
  message: Type.String({ maxLength: LONGEST_MESSAGE }),
  image: Type.Optional(ImageAddress),
  replyTo: Type.Optional(Type.String({ maxLength: 254, description: "As far as it is written" })),
  audience: AudienceSchema,
  ...destination,
  version: Type.Optional(Type.Integer({ minimum: 1, description: "The version that is changed; absent if the draft is new" })),
});
const SavedDraft = closed({
  version: Type.Integer(),
  updatedAt: Instant,
  image: nullable(Type.String({ description: "The draft's own copy if it was another mailing's" })),
});

const DraftView = component(
  "MailingDraft",
  Type.Object({
    id: Id,
    channel: Type.Enum(CHANNELS),
    subject: Type.String(),
    audience: Type.Enum(AUDIENCE_KINDS),
    audienceName: nullable(Type.String()),
    updatedAt: Instant,
    author: nullable(Type.String()),
    isOwn: Type.Boolean({ description: "Whether the caller wrote it" }),
  }),
);

const Checked = closed({
  channel: Type.Enum(CHANNELS),
  subject: Subject,
  content: Content,
  audience: AudienceSchema,
  at: Type.Optional(closed(dayAndTime)),
  ...destination,
});
const LeftOut = Type.Object({ reason: Type.Enum(REASONS), count: Count, names: Type.Array(Type.String()) });
const Check = component(
  "MailingCheck",
  Type.Object({
    total: Type.Integer({ description: "Members of the audience" }),
    audienceName: nullable(Type.String({ description: "Of the segment or the activity, or the tags" })),
    recipients: Type.Integer({ description: "Members who would get it" }),
    leftOut: Type.Array(LeftOut, { description: "The others by reason, some of them by nickname" }),
    waiting: Type.Integer({
      minimum: 0,
      description: "Recipients who have quiet hours at the time of sending, by their own zones",
    }),
    quietUntil: nullable(Type.String({ format: "date-time", description: "When the first one's quiet hours end" })),
    timeZone: Type.String({ description: "IANA name of the community's zone" }),
    destination: nullable(
      Type.String({ description: "What a notification leads to is called: its activity's title, or its page" }),
    ),
    unknown: Type.Array(Type.String(), { description: "Of a list of people, those who are no members" }),
  }),
);

const Page = component(
  "MailingDestination",
  Type.Object({ path: Type.String({ description: "Below the community's app" }), label: Type.String() }),
);

const Viewer = Type.Object({ id: Id, nickname: Type.String() });
const Preview = component(
  "MailingPreview",
  Type.Object({
    subject: Type.String(),
    content: RichTextSchema,
    community: Type.String(),
    accent: Type.String({ description: "Colour, `#rrggbb`" }),
    logo: nullable(Type.String()),
    footnote: Type.String({ description: "Under the text of the mail, in the community's language" }),
    unsubscribe: Type.String({ description: "Name of the link that says no to further mails" }),
    viewer: Viewer,
    others: Type.Array(Viewer, { description: `Members of the audience, by nickname, at most ${MOST_VIEWERS}` }),
  }),
);

export type LetterBody = ValueOf<typeof Letter>;
export type DraftBody = ValueOf<typeof Draft>;
export type DraftItem = ValueOf<typeof DraftView>;
export type CheckedText = ValueOf<typeof Checked>;
export type DestinationPage = ValueOf<typeof Page>;
export type MailingCheck = ValueOf<typeof Check>;
export type MailingPreview = ValueOf<typeof Preview>;
export type MailingViewer = ValueOf<typeof Viewer>;

const viewer: MailingViewer = { id: EXAMPLE_ID, nickname: "lince" };
const draft: DraftItem = {
  ...{ id: EXAMPLE_ID, channel: "MAIL", subject: "Novedades", audience: "TAGS", audienceName: "ciclista" },
  ...{ updatedAt: instant, author: "Marta", isOwn: true },
};

/** What is written and tried out before it is sent. */
export const draftsApi = defineApi({
  "GET /client/communities/:id/mailings/drafts": defineCall({
    summary: "What the team has begun to write, the newest first",
    params: ById,
    query: closed(Paging),
    answer: pageOf(DraftView),
    examples: { params, query, answer: { totalElements: 1, page: 0, items: [draft] } },
  }),
  "PUT /client/communities/:id/mailings/drafts/:mailingId": defineCall({
    summary: "Keep a draft, under an id that the caller makes; sending it with this id as `key` makes it the mailing",
    params: ByMailing,
    body: Draft,
    answer: SavedDraft,
    examples: {
      params: byMailing,
      body: { channel: "MAIL", subject: "Nove", content, message: "", audience },
      answer: { version: 1, updatedAt: instant, image: null },
    },
  }),
  "DELETE /client/communities/:id/mailings/drafts/:mailingId": defineCall({
    summary: "Delete a draft",
    params: ByMailing,
    answer: closed({ done: Type.Boolean() }),
    examples: { params: byMailing, answer: { done: true } },
  }),
  "GET /client/communities/:id/mailings/pages": defineCall({
    summary: "The pages of the community that a notification may lead to",
    params: ById,
    answer: Type.Array(Page),
    examples: { params, answer: [{ path: "/activities", label: "Actividades" }] },
  }),
  "POST /client/communities/:id/mailings/check": defineCall({
    summary: "Fill a mailing in for everybody without sending it: who would get it, and who is left out for what",
    params: ById,
    body: Checked,
    answer: Check,
    examples: {
      params,
      body: { channel: "MAIL", ...email },
      answer: {
        ...{ total: 15, audienceName: "ciclista", recipients: 13, waiting: 0, quietUntil: null, unknown: [] },
        ...{ leftOut: [{ reason: "UNSUBSCRIBED", count: 2, names: ["lince", "brisa"] }], timeZone: "Europe/Madrid" },
        destination: null,
      },
    },
  }),
  "POST /client/communities/:id/mailings/preview": defineCall({
    summary: "A mailing as one member of its audience gets it",
    params: ById,
    body: closed({
      subject: Subject,
      content: Content,
      audience: Type.Optional(AudienceSchema),
      member: Type.Optional(Type.String({ format: "uuid", description: "The first one of the audience if absent" })),
      search: Type.Optional(Type.String({ maxLength: 60, description: "What the nicknames of `others` have in them" })),
    }),
    answer: Preview,
    examples: {
      params,
      body: { subject: "Novedades", content },
      answer: {
        ...{ subject: "Novedades", content, community: "Comunidad Demo", accent: "#00695c", logo: null },
        ...{ footnote: "Recibes este correo porque participas en Comunidad Demo.", unsubscribe: "No quiero más correos" },
        ...{ viewer, others: [viewer] },
      },
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
});
