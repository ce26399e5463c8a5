import type { RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { plainRichText } from "../../../shared/richText/richText";
import type { LetterBody, MailingPreview } from "../shared/api";
import { demandOwnImage } from "./image";
import { MAIL } from "./kinds";
import { demandText, fillText, toContent, type WrittenText } from "./letter";
import { readPeople, valuesOf } from "./people";
import type { MailingServices } from "./services";

type Context = Pick<RouteContext, "db" | "session" | "uploads">;

/** A text as one of the members gets it, with the look of its mail. @throws AppError `record.notFound` */
export async function previewMailing(
  { db }: Context,
  { text, member }: { readonly text: WrittenText; readonly member: string | undefined },
  { tools }: MailingServices,
): Promise<MailingPreview> {
  const first = () =>
    db.selectFrom("member").select("id").where("status", "=", "ACTIVE").orderBy("nickname").limit(1).executeTakeFirst();
  const id = member ?? (await first())?.id;
  const [person] = id ? await readPeople(db, [id]) : [];
  if (!person) throw new AppError("record.notFound");
  const { name: community, accent, logo } = await tools().mailTheme(db);
  const { subject, content } = fillText(text, valuesOf(person, community));
  return { subject, content, community, accent, logo: logo ?? null, nickname: person.nickname };
}

/** Sends an e-mail to the person who wrote it, with their own name in it. @returns the address. @throws AppError as `demandText` */
export async function sendTest(context: Context, body: LetterBody, { tools }: MailingServices): Promise<string> {
  const { db, session } = context;
  const text = { subject: body.subject, content: toContent(body.content) };
  demandText(text);
  if (!session) throw new AppError("auth.notAuthenticated");
  await demandOwnImage(context, body.image);
  const { email, name } = session;
  const { name: community } = await tools().mailTheme(db);
  const { subject, content } = fillText(text, { nickname: name, name, surname: null, labs: "0", community });
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
