import { type RouteContext, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { plainRichText } from "../../../shared/richText/richText";
import type { LetterBody, MailingPreview } from "../shared/api/drafts";
import type { Audience } from "../shared/audience";
import { MAILING_ERRORS } from "../shared/errors";
import { MOST_VIEWERS } from "../shared/mailings";
import { membersOf, resolveAudience } from "./audience";
import { demandUsableImage } from "./image";
import { MAIL } from "./kinds";
import { demandText, fillText, toContent, type WrittenText } from "./letter";
import { readPeople, valuesOf } from "./people";
import type { MailingServices } from "./services";

type Context = Pick<RouteContext, "db" | "session" | "uploads" | "records" | "text">;

interface Asked {
  readonly text: WrittenText;
  /** @default everybody */
  readonly audience: Audience | undefined;
  /** @default the first one */
  readonly member: string | undefined;
  readonly search: string | undefined;
}

/** Members of an audience who take part, by nickname. */
async function readViewers(context: Context, { audience, search = "" }: Asked, services: MailingServices) {
  const { db } = context;
  const ids = audience && (await membersOf(db, (await resolveAudience(context, audience)).audience, services));
  const select = () =>
    db
      .selectFrom("member")
      .select(["id", "nickname"])
      .where("status", "=", "ACTIVE")
      .$if(ids !== undefined, (query) => query.where("id", "=", sql<string>`any(${[...(ids ?? [])]}::uuid[])`))
      .orderBy("nickname");
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const others = await select()
    .$if(search !== "", (query) => query.where("nickname", "ilike", part))
    .limit(MOST_VIEWERS)
    .execute();
  const isAmong = async (id: string) => (await select().where("id", "=", id).executeTakeFirst()) !== undefined;
  const first = async () => (search === "" ? others[0] : await select().limit(1).executeTakeFirst())?.id;
  return { others, isAmong, first };
}

/**
 * A text as a member of its audience gets it, with the theme of its mail.
 * @throws AppError `record.notFound` for a member who isn't in the audience, `mailings.nobody`, as `resolveAudience`
 */
export async function previewMailing(context: Context, asked: Asked, services: MailingServices): Promise<MailingPreview> {
  const { db } = context;
  const { text, member } = asked;
  const { tools } = services;
  const { others, isAmong, first } = await readViewers(context, asked, services);
  if (member !== undefined && !(await isAmong(member))) throw new AppError("record.notFound");
  const id = member ?? (await first());
  const [person] = id ? await readPeople(db, [id]) : [];
  if (!person) throw new AppError(MAILING_ERRORS.nobody);
  const { name: community, accent, logo } = await tools().mailTheme(db);
  const { subject, content } = fillText(text, valuesOf(person, community));
  const language = await tools().language(db);
  return {
    ...{ subject, content, community, accent, logo: logo ?? null },
    footnote: tools().text(language, `mails.${MAIL.name}.footnote`, { brand: community }),
    unsubscribe: tools().text(language, "mails.common.unsubscribe"),
    viewer: { id: person.id, nickname: person.nickname },
    others,
  };
}

/** Sends an e-mail to the person who wrote it, with their own name in it. @returns the address. @throws AppError as `demandText` */
export async function sendTest(context: Context, body: LetterBody, { tools }: MailingServices): Promise<string> {
  const { db, session } = context;
  const text = { subject: body.subject, content: toContent(body.content) };
  demandText(text);
  if (!session) throw new AppError("auth.notAuthenticated");
  await demandUsableImage(context, body.image);
  const { email, name } = session;
  const { name: community } = await tools().mailTheme(db);
  const filled = fillText(text, { nickname: name, name, surname: null, labs: "0", community });
  const { content } = filled;
  const subject = context.text("mailings.testSubject", { subject: filled.subject });
  await tools().mail(db, {
    to: email,
    accountId: session.accountId,
    template: MAIL.name,
    values: { title: subject, text: plainRichText(content) },
    written: {
      rich: content,
      ...(body.image ? { picture: body.image } : {}),
      ...(body.replyTo ? { replyTo: body.replyTo } : {}),
    },
    isAboutAccount: false,
    countedAt: null,
  });
  return email;
}
