import { type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { RichText } from "../../../shared/richText/richTextSchema";
import type { DeliveryItem, MailingDetails } from "../shared/api/history";
import type { MailingItem } from "../shared/api/parts";
import type { Audience } from "../shared/audience";
import { CHANNELS, DELIVERY_STATES, type DeliveryState, MAILING_STATES, oneOf, REASONS } from "../shared/mailings";
import { audienceName, withNicknames } from "./audience";
import { dayAndTime } from "./scheduledTime";

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

const NONE: MailingItem["counts"] = { NEW: 0, PROCESSING: 0, SENT: 0, ERROR: 0, SKIPPED: 0 };

type Figures = Pick<MailingItem, "counts" | "quietUntil">;

async function readFigures(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const rows = await db
    .selectFrom("mailingDelivery")
    .select(({ fn }) => ["mailing", "state", fn.countAll<string>().as("count"), fn.min("notBefore").as("notBefore")])
    .select(sql<boolean>`bool_and(coalesce(not_before > now(), false))`.as("isQuiet"))
    .where("mailing", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .groupBy(["mailing", "state"])
    .execute();
  const figures = new Map<string, Figures>();
  for (const { mailing, state, count, notBefore, isQuiet } of rows) {
    if (!mailing) continue;
    const { counts, quietUntil } = figures.get(mailing) ?? { counts: NONE, quietUntil: null };
    figures.set(mailing, {
      counts: { ...counts, [state]: Number(count) },
      quietUntil: state === "NEW" && isQuiet ? notBefore : quietUntil,
    });
  }
  return figures;
}

const BEGUN = MAILING_STATES.filter((state) => state !== "DRAFT" && state !== "SCHEDULED");

const selectMailings = (db: SpaceDb) =>
  db
    .selectFrom("mailing")
    .leftJoin("staffRole", "staffRole.id", "mailing.author")
    .select(["mailing.id", "mailing.channel", "mailing.subject", "mailing.state", "mailing.audience"])
    .select(["mailing.startedAt", "mailing.finishedAt", "staffRole.name as author"])
    .where("mailing.state", "in", BEGUN);

type Row = Awaited<ReturnType<ReturnType<typeof selectMailings>["execute"]>>[number];

async function present(db: SpaceDb, rows: readonly Row[]): Promise<readonly MailingItem[]> {
  const figures = await readFigures(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async ({ audience: stored, channel, state, id, subject, startedAt, finishedAt, author }) => {
      const audience = stored as unknown as Audience;
      const name = await audienceName(db, audience);
      return {
        ...{ id, subject, startedAt, finishedAt, author },
        channel: oneOf(CHANNELS, channel),
        state: oneOf(MAILING_STATES, state),
        audience: audience.kind,
        audienceName: name,
        counts: figures.get(id)?.counts ?? NONE,
        quietUntil: state === "SENDING" ? (figures.get(id)?.quietUntil ?? null) : null,
      };
    }),
  );
}

/** What was sent or is being sent, newest first. */
export async function readMailings(db: SpaceDb, { page, pageSize }: Paging) {
  const rows = await selectMailings(db)
    .orderBy("mailing.startedAt", (order) => order.desc().nullsLast())
    .orderBy("mailing.id", "desc")
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { all } = await db
    .selectFrom("mailing")
    .select((eb) => eb.fn.countAll<string>().as("all"))
    .where("state", "in", BEGUN)
    .executeTakeFirstOrThrow();
  return { items: await present(db, rows), totalElements: Number(all), page };
}

/** @throws AppError `record.notFound` */
export async function readMailing(db: SpaceDb, id: string): Promise<MailingItem> {
  const rows = await selectMailings(db).where("mailing.id", "=", id).execute();
  const [item] = await present(db, rows);
  if (!item) throw new AppError("record.notFound");
  return item;
}

/** A mailing in any state with its text. @throws AppError `record.notFound` */
export async function readMailingDetails(db: SpaceDb, id: string, timeZone: string): Promise<MailingDetails> {
  const row = await db
    .selectFrom("mailing")
    .leftJoin("staffRole", "staffRole.id", "mailing.author")
    .leftJoin("activity", "activity.id", "mailing.activity")
    .selectAll("mailing")
    .select(["staffRole.name as authorName", "activity.title as activityTitle"])
    .where("mailing.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const [item] = await present(db, [{ ...row, author: row.authorName }]);
  if (!item) throw new AppError("record.notFound");
  const { content, message, image, replyTo, audience, activity, activityTitle, link, scheduledAt, version } = row;
  return {
    ...item,
    content: content === null ? { blocks: [] } : (content as unknown as RichText),
    message: message ?? "",
    ...{ image, replyTo, link, scheduledAt, timeZone, version },
    to: await withNicknames(db, audience as unknown as Audience),
    activity: activity === null ? null : { id: activity, title: activityTitle ?? "" },
    ...(scheduledAt === null ? { date: null, time: null } : dayAndTime(scheduledAt, timeZone)),
  };
}

interface Asked extends Paging {
  readonly mailingId: string;
  readonly state: DeliveryState | undefined;
}

/** What became of a mailing for each member, those with an error first. @throws AppError `record.notFound` */
export async function readDeliveries(db: SpaceDb, { mailingId, state, page, pageSize }: Asked) {
  await readMailing(db, mailingId);
  const own = () =>
    db
      .selectFrom("mailingDelivery")
      .innerJoin("member", "member.id", "mailingDelivery.member")
      .where("mailingDelivery.mailing", "=", mailingId)
      .$if(state !== undefined, (query) => query.where("mailingDelivery.state", "=", state ?? "NEW"));
  const rows = await own()
    .select(["mailingDelivery.id", "member.id as member", "member.nickname", "mailingDelivery.state"])
    .select(["mailingDelivery.reason", "mailingDelivery.error", "mailingDelivery.sentAt"])
    .orderBy(sql`mailing_delivery.state <> 'ERROR'`)
    .orderBy("member.nickname")
    .orderBy("mailingDelivery.id")
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const items = rows.map(
    ({ state: stored, reason, ...row }): DeliveryItem => ({
      ...row,
      state: oneOf(DELIVERY_STATES, stored),
      reason: reason === null ? null : oneOf(REASONS, reason),
    }),
  );
  const { all } = await own()
    .select((eb) => eb.fn.countAll<string>().as("all"))
    .executeTakeFirstOrThrow();
  return { items, totalElements: Number(all), page };
}
