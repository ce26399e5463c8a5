import Type from "typebox";
import type { ValueOf } from "../../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { RichTextSchema } from "../../../../shared/richText/richTextSchema";
import { AUDIENCE_KINDS } from "../audienceKinds";
import { CHANNELS, LARGEST_PAGE, LONGEST_CONTENT, LONGEST_PATH, LONGEST_SUBJECT, MAILING_STATES, PAGE_SIZE } from "../mailings";

export const Count = Type.Integer({ minimum: 0 });
export const ByMailing = closed({ id: Id, mailingId: Id });

export const Paging = {
  page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
  pageSize: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} if absent` })),
};

export const pageOf = <Item extends Type.TSchema>(item: Item) =>
  Type.Object({ totalElements: Count, page: Type.Integer({ minimum: 0, description: "From 0" }), items: Type.Array(item) });

export const Content = Type.Union([RichTextSchema, Type.String({ minLength: 1, maxLength: LONGEST_CONTENT, pattern: "\\S" })], {
  description: "Formatted text, or plain text with an empty line between two paragraphs; may hold merge fields",
});
export const ImageAddress = Type.String({ pattern: "^/files/[0-9a-f-]{36}$", maxLength: 60 });

/** What an e-mail says. */
export const letter = {
  subject: Type.String({ minLength: 1, maxLength: LONGEST_SUBJECT, pattern: "\\S" }),
  content: Content,
  image: Type.Optional(ImageAddress),
  replyTo: Type.Optional(Type.String({ format: "email", maxLength: 254 })),
};

/** When a mailing is planned for. */
export const dayAndTime = {
  date: Type.String({ format: "date", description: "By the community's calendar" }),
  time: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "By the community's clock" }),
};

/** Where a notification leads; absent if nowhere. */
export const destination = {
  activity: Type.Optional(Type.String({ format: "uuid", description: "The activity that it leads to" })),
  link: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LONGEST_PATH,
      description: "Where it leads instead: the path of a page of the community, e.g. `/activities`; a query may follow",
    }),
  ),
};

const Counts = Type.Object({ NEW: Count, PROCESSING: Count, SENT: Count, ERROR: Count, SKIPPED: Count });

/** What lists tell of a mailing. */
export const mailingProperties = {
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
};
export const MailingView = component("Mailing", Type.Object(mailingProperties));
export type MailingItem = ValueOf<typeof MailingView>;

// Of examples.
export const params = { id: EXAMPLE_ID };
export const byMailing = { id: EXAMPLE_ID, mailingId: EXAMPLE_ID };
export const query = { page: "0", pageSize: String(PAGE_SIZE) };
export const content = { blocks: [{ kind: "paragraph", runs: [{ text: "Hola, {{nickname|amiga}}" }] }] } as const;
export const audience = { kind: "TAGS", tags: ["ciclista"] } as const;
export const email = { subject: "Novedades", content, audience };
export const at = { date: "2030-05-04", time: "10:00" };
export const instant = "2030-05-04T08:00:00.000Z";
export const mailing: MailingItem = {
  ...{ id: EXAMPLE_ID, channel: "MAIL", subject: "Novedades", state: "SENT", audience: "TAGS", audienceName: "ciclista" },
  ...{ startedAt: instant, finishedAt: instant, author: "Marta" },
  counts: { NEW: 0, PROCESSING: 0, SENT: 12, ERROR: 1, SKIPPED: 2 },
  quietUntil: null,
};
