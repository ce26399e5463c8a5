import { json, newId, type RouteContext, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { toRichText } from "../../../shared/richText/richText";
import type { EmailBody, NotificationBody, ScheduledBody } from "../shared/api/sending";
import type { Audience } from "../shared/audience";
import { MAILING_ERRORS } from "../shared/errors";
import { authorOf, demandAudience } from "./audience";
import { checkMailing } from "./checkMailing";
import { nameDestination } from "./destination";
import { keepImage } from "./image";
import { demandText, toContent, type WrittenText } from "./letter";
import { scheduledInstant } from "./scheduledTime";
import { SEND, sendKey } from "./sendStep";
import type { MailingServices } from "./services";

interface MailingColumns {
  readonly channel: "MAIL" | "ALERT";
  readonly subject: string;
  readonly content: ReturnType<typeof json> | null;
  readonly message: string | null;
  readonly replyTo: string | null;
  readonly activity: string | null;
  readonly link: string | null;
  readonly audience: ReturnType<typeof json>;
}

interface NewMailing {
  readonly id: string;
  readonly columns: MailingColumns;
  readonly image: string | undefined;
  /** When it begins. */
  readonly at: string;
  readonly isScheduled: boolean;
}

/** A mailing's first step, in the open transaction. */
const begin = (id: string, at: string, { db }: RouteContext, { tools }: MailingServices) =>
  tools().scheduleAt(db, { name: SEND, at: new Date(at), payload: { mailing: id }, key: sendKey(id) });

/**
 * Makes a mailing, of the draft with its id if there is one. A second press of the button waits for the first one's, and
 * finds its mailing.
 */
async function beginMailing(context: RouteContext, mailing: NewMailing, services: MailingServices): Promise<void> {
  const { db } = context;
  const { id, columns, image, at, isScheduled } = mailing;
  const values = {
    ...columns,
    author: authorOf(context),
    ...(isScheduled ? { state: "SCHEDULED", scheduledAt: at } : { state: "SENDING", startedAt: at }),
  };
  await db.transaction(async () => {
    const draft = await db
      .updateTable("mailing")
      .set({ ...values, version: sql<number>`version + 1`, updatedAt: sql<string>`now()` })
      .where("id", "=", id)
      .where("state", "=", "DRAFT")
      .returning("image")
      .executeTakeFirst();
    // Any unique index may notice the other press first.
    const row =
      draft ??
      (await db
        .insertInto("mailing")
        .values({ id, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning("image")
        .executeTakeFirst());
    if (!row) return;
    await keepImage(context, { mailingId: id, before: row.image, image });
    await begin(id, at, context, services);
  });
}

function emailColumns({ subject, replyTo }: EmailBody, text: WrittenText, audience: Audience): MailingColumns {
  const notification = { message: null, activity: null, link: null };
  const content = json(text.content);
  return {
    channel: "MAIL",
    subject: subject.trim(),
    content,
    replyTo: replyTo ?? null,
    audience: json(audience),
    ...notification,
  };
}

interface Begun {
  readonly id: string;
  /** People who were left out as no members. */
  readonly skipped: readonly string[];
}

/** Sends an e-mail in the background. @throws AppError as `demandText` and `demandAudience`, `mailings.nobody` */
export async function sendEmail(context: RouteContext, body: EmailBody, services: MailingServices): Promise<Begun> {
  const text = { subject: body.subject, content: toContent(body.content) };
  demandText(text);
  const { audience, unknown } = await demandAudience(context, body);
  const { recipients } = await checkMailing(context.db, { channel: "MAIL", text, audience }, services);
  if (recipients === 0) throw new AppError(MAILING_ERRORS.nobody);
  const id = body.key ?? newId();
  const columns = emailColumns(body, text, audience);
  const at = new Date().toISOString();
  await beginMailing(context, { id, columns, image: body.image, at, isScheduled: false }, services);
  return { id, skipped: unknown };
}

/**
 * Notifies members in the background.
 * @throws AppError as `demandText`, `demandAudience` and `nameDestination`, `mailings.notificationNotSent`
 */
export async function sendNotification(context: RouteContext, body: NotificationBody, services: MailingServices): Promise<Begun> {
  const { title, message, activity, link } = body;
  const text = { subject: title, content: toRichText(message) };
  demandText(text);
  await nameDestination(context, body, services);
  const { audience, unknown } = await demandAudience(context, body);
  const { recipients } = await checkMailing(context.db, { channel: "ALERT", text, audience }, services);
  if (recipients === 0) throw new AppError(MAILING_ERRORS.notificationNotSent);
  const id = body.key ?? newId();
  const columns: MailingColumns = {
    ...{ channel: "ALERT", subject: title.trim(), message, activity: activity ?? null, link: link ?? null },
    ...{ content: null, replyTo: null, audience: json(audience) },
  };
  const at = new Date().toISOString();
  await beginMailing(context, { id, columns, image: undefined, at, isScheduled: false }, services);
  return { id, skipped: unknown };
}

async function planned(context: RouteContext, body: ScheduledBody) {
  const text = { subject: body.subject, content: toContent(body.content) };
  demandText(text);
  const at = scheduledInstant(body, await context.timeZone(), new Date());
  const { audience, unknown } = await demandAudience(context, body);
  return { at, columns: emailColumns(body, text, audience), skipped: unknown };
}

/** @throws AppError as `demandText`, `demandAudience` and `scheduledInstant` */
export async function scheduleEmail(context: RouteContext, body: ScheduledBody, services: MailingServices): Promise<Begun> {
  const { at, columns, skipped } = await planned(context, body);
  const id = body.key ?? newId();
  await beginMailing(context, { id, columns, image: body.image, at, isScheduled: true }, services);
  return { id, skipped };
}

/** Locks a mailing that is in the state. @throws AppError `record.notFound`, the refusal if it has moved on */
async function lockMailing(
  { db }: RouteContext,
  { id, state, refusal }: { readonly id: string; readonly state: string; readonly refusal: { code: string; status: number } },
) {
  const row = await db.selectFrom("mailing").select(["state", "image"]).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  if (row.state !== state) throw new AppError(refusal);
  return row;
}

/** @throws AppError as `scheduleEmail`, `record.notFound`, `mailings.notChanged` */
export async function changeScheduled(
  context: RouteContext,
  { id, body }: { readonly id: string; readonly body: ScheduledBody },
  services: MailingServices,
): Promise<Begun> {
  const { at, columns, skipped } = await planned(context, body);
  await context.db.transaction(async () => {
    const { image } = await lockMailing(context, { id, state: "SCHEDULED", refusal: MAILING_ERRORS.notChanged });
    await context.db
      .updateTable("mailing")
      .set({ ...columns, scheduledAt: at })
      .where("id", "=", id)
      .execute();
    await keepImage(context, { mailingId: id, before: image, image: body.image });
    await begin(id, at, context, services);
  });
  return { id, skipped };
}

/** Deletes a mailing that hasn't begun. @throws AppError `record.notFound`, `mailings.notDeleted` */
export async function deleteMailing(
  context: RouteContext,
  { id, state }: { readonly id: string; readonly state: "DRAFT" | "SCHEDULED" },
  { tools }: MailingServices,
): Promise<void> {
  await context.db.transaction(async () => {
    const { image } = await lockMailing(context, { id, state, refusal: MAILING_ERRORS.notDeleted });
    await context.db.deleteFrom("mailing").where("id", "=", id).execute();
    if (image !== null) await context.uploads.remove(image);
    await tools().unschedule(sendKey(id));
  });
}
