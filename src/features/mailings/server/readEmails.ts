import { type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { plainRichText } from "../../../shared/richText/richText";
import type { RichText } from "../../../shared/richText/richTextSchema";
import type { EMAIL_FILTERS, SentEmailItem } from "../shared/api/history";
import type { ScheduledEmail } from "../shared/api/sending";
import type { Audience } from "../shared/audience";
import { EMAIL_STATES, oneOf } from "../shared/mailings";
import { audienceName, withNicknames } from "./audience";
import type { Paging } from "./readMailings";
import { dayAndTime } from "./scheduledTime";

const selectScheduled = (db: SpaceDb) =>
  db
    .selectFrom("mailing")
    .leftJoin("staffRole", "staffRole.id", "mailing.author")
    .select(["mailing.id", "mailing.subject", "mailing.content", "mailing.image", "mailing.replyTo", "mailing.audience"])
    .select(["mailing.scheduledAt", "staffRole.name as author"])
    .where("mailing.state", "=", "SCHEDULED");

type ScheduledRow = Awaited<ReturnType<ReturnType<typeof selectScheduled>["execute"]>>[number];

async function presentScheduled(db: SpaceDb, row: ScheduledRow, timeZone: string): Promise<ScheduledEmail> {
  const scheduledAt = row.scheduledAt ?? "";
  const audience = row.audience as unknown as Audience;
  return {
    ...row,
    content: row.content as unknown as RichText,
    audience: await withNicknames(db, audience),
    audienceName: await audienceName(db, audience),
    scheduledAt,
    ...dayAndTime(scheduledAt, timeZone),
    timeZone,
  };
}

/** The e-mails that wait for their time, the next first. */
export async function readScheduled(db: SpaceDb, { page, pageSize }: Paging, timeZone: string) {
  const rows = await selectScheduled(db)
    .orderBy("mailing.scheduledAt")
    .orderBy("mailing.id")
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { all } = await db
    .selectFrom("mailing")
    .select((eb) => eb.fn.countAll<string>().as("all"))
    .where("state", "=", "SCHEDULED")
    .executeTakeFirstOrThrow();
  const items = await Promise.all(rows.map((row) => presentScheduled(db, row, timeZone)));
  return { items, totalElements: Number(all), page };
}

/** @throws AppError `record.notFound` */
export async function readScheduledOne(db: SpaceDb, id: string, timeZone: string): Promise<ScheduledEmail> {
  const row = await selectScheduled(db).where("mailing.id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return presentScheduled(db, row, timeZone);
}

interface EmailsAsked extends Paging {
  readonly filter: (typeof EMAIL_FILTERS)[number] | undefined;
  readonly value: string;
  /** Name of the sender. */
  readonly from: string;
}

/** The e-mails to members, one for each person, newest first; those left out got none. */
export async function readSentEmails(db: SpaceDb, { filter, value, from, page, pageSize }: EmailsAsked) {
  const part = `%${value.replace(/[\\%_]/g, "\\$&")}%`;
  const own = () =>
    db
      .selectFrom("mailingDelivery")
      .innerJoin("mailing", "mailing.id", "mailingDelivery.mailing")
      .innerJoin("member", "member.id", "mailingDelivery.member")
      .where("mailing.channel", "=", "MAIL")
      .where("mailingDelivery.state", "<>", "SKIPPED")
      .$if(filter === "subject" && value !== "", (query) => query.where("mailing.subject", "ilike", part))
      .$if(filter === "to" && value !== "", (query) => query.where("member.email", "ilike", part))
      .$if(filter === "status" && value !== "", (query) => query.where(sql<boolean>`mailing_delivery.state = ${value}`));
  const rows = await own()
    .select(["mailingDelivery.id", "mailingDelivery.state", "mailingDelivery.sentAt", "mailingDelivery.error"])
    .select(["mailing.subject", "mailing.content", "mailing.scheduledAt", "member.email"])
    .orderBy("mailingDelivery.id", "desc")
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { all } = await own()
    .select((eb) => eb.fn.countAll<string>().as("all"))
    .executeTakeFirstOrThrow();
  const items = rows.map(({ id, state, sentAt, error, subject, content, scheduledAt, email }): SentEmailItem => {
    const status = oneOf(EMAIL_STATES, state);
    const text = plainRichText(content as unknown as RichText);
    return { id, subject, to: email, from, content: text, status, scheduledDate: scheduledAt, date: sentAt, error };
  });
  return { items, totalElements: Number(all), page };
}
