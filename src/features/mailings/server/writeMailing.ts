import { json, newId, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { toRichText } from "../../../shared/richText/richText";
import type { EmailBody, NotificationBody, ScheduledBody } from "../shared/api";
import { MAILING_ERRORS } from "../shared/errors";
import { demandAudience } from "./audience";
import { checkMailing } from "./checkMailing";
import { keepImage } from "./image";
import { demandText, toContent, type WrittenText } from "./letter";
import { scheduledInstant } from "./scheduledTime";
import { SEND, sendKey } from "./sendStep";
import type { MailingServices } from "./services";

const authorOf = ({ session }: RouteContext) => (session?.kind === "staff" ? (session.subjectId ?? null) : null);

const insertInto = ({ db }: Pick<RouteContext, "db">) => db.insertInto("mailing");

/** @returns whether the mailing is new: a second press of the button waits for the first one's, and finds it */
async function isNew(mailing: ReturnType<typeof insertInto>): Promise<boolean> {
  const row = await mailing
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A mailing's first step, in the open transaction. */
const begin = ({ db }: RouteContext, id: string, at: Date, { tools }: MailingServices) =>
  tools().scheduleAt(db, { name: SEND, at, payload: { mailing: id }, key: sendKey(id) });

function columnsOf({ subject, replyTo, image }: EmailBody, text: WrittenText) {
  return { subject: subject.trim(), content: json(text.content), replyTo: replyTo ?? null, image: image ?? null };
}

/**
 * Sends an e-mail in the background.
 * @returns the mailing's id
 * @throws AppError as `demandText` and `demandAudience`, `mailings.nobody`
 */
export async function sendEmail(context: RouteContext, body: EmailBody, services: MailingServices): Promise<string> {
  const text = { subject: body.subject, content: toContent(body.content) };
  demandText(text);
  const audience = await demandAudience(context, body.audience);
  const { recipients } = await checkMailing(context.db, { channel: "MAIL", text, audience }, services);
  if (recipients === 0) throw new AppError(MAILING_ERRORS.nobody);
  const id = body.key ?? newId();
  const now = new Date();
  return context.db.transaction(async () => {
    const mailing = insertInto(context).values({
      id,
      ...columnsOf(body, text),
      channel: "MAIL",
      audience: json(audience),
      state: "SENDING",
      startedAt: now.toISOString(),
      author: authorOf(context),
    });
    if (!(await isNew(mailing))) return id;
    await keepImage(context, { mailingId: id, before: null, image: body.image });
    await begin(context, id, now, services);
    return id;
  });
}

/** Notifies members in the background. @throws AppError as `demandText` and `demandAudience`, `mailings.notificationNotSent` */
export async function sendNotification(
  context: RouteContext,
  { key, title, message, audience: asked, activity }: NotificationBody,
  services: MailingServices,
): Promise<string> {
  const text = { subject: title, content: toRichText(message) };
  demandText(text);
  const audience = await demandAudience(context, asked);
  if (activity !== undefined) {
    const reached = await context.records.reachable({ entity: "activity", action: "read", ids: [activity] });
    if (reached.length === 0) throw new AppError("record.notFound");
  }
  const { recipients } = await checkMailing(context.db, { channel: "ALERT", text, audience }, services);
  if (recipients === 0) throw new AppError(MAILING_ERRORS.notificationNotSent);
  const id = key ?? newId();
  const now = new Date();
  await context.db.transaction(async () => {
    const mailing = insertInto(context).values({
      id,
      channel: "ALERT",
      subject: title.trim(),
      message,
      activity: activity ?? null,
      audience: json(audience),
      state: "SENDING",
      startedAt: now.toISOString(),
      author: authorOf(context),
    });
    if (await isNew(mailing)) await begin(context, id, now, services);
  });
  return id;
}

async function planned(context: RouteContext, body: ScheduledBody) {
  const text = { subject: body.subject, content: toContent(body.content) };
  demandText(text);
  const at = scheduledInstant(body, await context.timeZone(), new Date());
  const audience = await demandAudience(context, body.audience);
  return { at, columns: { ...columnsOf(body, text), audience: json(audience), scheduledAt: at } };
}

/** @returns the mailing's id. @throws AppError as `demandText`, `demandAudience` and `scheduledInstant` */
export async function scheduleEmail(context: RouteContext, body: ScheduledBody, services: MailingServices): Promise<string> {
  const { at, columns } = await planned(context, body);
  const id = body.key ?? newId();
  return context.db.transaction(async () => {
    const mailing = insertInto(context).values({
      id,
      ...columns,
      channel: "MAIL",
      state: "SCHEDULED",
      author: authorOf(context),
    });
    if (!(await isNew(mailing))) return id;
    await keepImage(context, { mailingId: id, before: null, image: body.image });
    await begin(context, id, new Date(at), services);
    return id;
  });
}

/** Holds a mailing that hasn't begun. @throws AppError `record.notFound`, the refusal where it has */
async function holdScheduled({ db }: RouteContext, id: string, refusal: (typeof MAILING_ERRORS)["notChanged" | "notDeleted"]) {
  const row = await db.selectFrom("mailing").select(["state", "image"]).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  if (row.state !== "SCHEDULED") throw new AppError(refusal);
  return row;
}

/** @throws AppError as `scheduleEmail`, `record.notFound`, `mailings.notChanged` */
export async function changeScheduled(
  context: RouteContext,
  { id, body }: { readonly id: string; readonly body: ScheduledBody },
  services: MailingServices,
): Promise<void> {
  const { at, columns } = await planned(context, body);
  await context.db.transaction(async () => {
    const { image } = await holdScheduled(context, id, MAILING_ERRORS.notChanged);
    await context.db.updateTable("mailing").set(columns).where("id", "=", id).execute();
    await keepImage(context, { mailingId: id, before: image, image: body.image });
    await begin(context, id, new Date(at), services);
  });
}

/** @throws AppError `record.notFound`, `mailings.notDeleted` */
export async function deleteScheduled(context: RouteContext, id: string, { tools }: MailingServices): Promise<void> {
  await context.db.transaction(async () => {
    const { image } = await holdScheduled(context, id, MAILING_ERRORS.notDeleted);
    await context.db.deleteFrom("mailing").where("id", "=", id).execute();
    if (image !== null) await context.uploads.remove(image);
    await tools().unschedule(sendKey(id));
  });
}
