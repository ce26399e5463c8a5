import { type Appointment, newId, type SpaceDb } from "../../../server/kit";
import { plainRichText, toRichText } from "../../../shared/richText/richText";
import type { RichText } from "../../../shared/richText/richTextSchema";
import type { Audience } from "../shared/audience";
import { CHANNELS, oneOf } from "../shared/mailings";
import { membersOf } from "./audience";
import { ALERT, MAIL, mailKey } from "./kinds";
import { judgePeople, type Recipient } from "./people";
import type { MailingServices } from "./services";
import { settleDeliveries } from "./settleDeliveries";

/** Members who are looked at in a transaction, and mails that are written in one. */
const LISTED_AT_ONCE = 500;
const SENT_AT_ONCE = 50;
/** Mails that wait in the outbox: so many still go out after a pause. */
const MOST_WAITING = 100;
/** Seconds between two looks at what became of the mails. */
const SHORTEST_REST = 0.2;
const LONGEST_REST = 60;

export const SEND = "mailings.send";

interface Payload {
  readonly mailing: string;
  /** Seconds that the last look rested, while nothing moved. */
  readonly rest?: number;
}

/** Of a mailing only one step waits at a time. */
export const sendKey = (mailingId: string) => `${SEND}:${mailingId}`;

async function holdMailing(db: SpaceDb, id: string) {
  return db.selectFrom("mailing").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

type Mailing = NonNullable<Awaited<ReturnType<typeof holdMailing>>>;

export const textOf = ({ channel, subject, content, message }: Pick<Mailing, "channel" | "subject" | "content" | "message">) => ({
  subject,
  content: channel === "MAIL" ? (content as unknown as RichText) : toRichText(message ?? ""),
});

/** Writes a row for each of the next members of the audience. */
async function listNext(db: SpaceDb, mailing: Mailing, now: Date, services: MailingServices): Promise<void> {
  const { id, lastMember } = mailing;
  const channel = oneOf(CHANNELS, mailing.channel);
  const page = { after: lastMember, limit: LISTED_AT_ONCE };
  const ids = await membersOf(db, mailing.audience as unknown as Audience, services, page);
  const people = await judgePeople(db, { channel, text: textOf(mailing), ids, now }, services);
  if (people.length > 0) {
    await db
      .insertInto("mailingDelivery")
      .values(
        people.map(({ id: member, reason }) => ({
          id: newId(),
          mailing: id,
          member,
          state: reason ? ("SKIPPED" as const) : ("NEW" as const),
          reason: reason ?? null,
        })),
      )
      .onConflict((conflict) => conflict.columns(["spaceId", "mailing", "member"]).doNothing())
      .execute();
  }
  const isListed = ids.length < LISTED_AT_ONCE;
  await db
    .updateTable("mailing")
    .set({ isListed, lastMember: ids.at(-1) ?? lastMember })
    .where("id", "=", id)
    .execute();
}

interface HandingOver {
  readonly mailing: Mailing;
  readonly deliveryId: string;
  readonly person: Recipient;
  readonly now: Date;
}

/** A mail into the outbox, or an alert into the person's list. */
async function handOver(
  db: SpaceDb,
  { mailing, deliveryId, person, now }: HandingOver,
  { tools }: MailingServices,
): Promise<void> {
  const { subject, content, email, accountId } = person;
  if (mailing.channel === "ALERT") {
    await tools().notify(db, {
      kind: ALERT.name,
      members: [person.id],
      ...(mailing.activity ? { activityId: mailing.activity } : {}),
      params: { title: subject, text: plainRichText(content), ...(mailing.link ? { link: mailing.link } : {}) },
      key: mailing.id,
    });
    return;
  }
  await tools().mail(db, {
    to: email,
    ...(accountId ? { accountId } : {}),
    template: MAIL.name,
    values: { title: subject, text: plainRichText(content) },
    written: {
      rich: content,
      ...(mailing.image ? { picture: mailing.image } : {}),
      ...(mailing.replyTo ? { replyTo: mailing.replyTo } : {}),
    },
    isAboutAccount: false,
    countedAt: now,
    dedupe: mailKey(deliveryId),
  });
}

/** Sends to the next of those who are listed; who may get it is asked again. @returns how many were looked at */
async function sendNext(db: SpaceDb, mailing: Mailing, now: Date, services: MailingServices): Promise<number> {
  const { id } = mailing;
  const channel = oneOf(CHANNELS, mailing.channel);
  const next = await db
    .selectFrom("mailingDelivery")
    .select(["id", "member"])
    .where("mailing", "=", id)
    .where("state", "=", "NEW")
    .where((eb) => eb.or([eb("notBefore", "is", null), eb("notBefore", "<=", now.toISOString())]))
    .orderBy("id")
    .limit(SENT_AT_ONCE)
    .execute();
  const deliveries = new Map(next.map((row) => [row.member, row.id]));
  const ids = next.flatMap(({ member }) => member ?? []);
  const people = await judgePeople(db, { channel, text: textOf(mailing), ids, now, isBinding: true }, services);
  const handed = channel === "ALERT" ? { state: "SENT" as const, sentAt: now.toISOString() } : { state: "PROCESSING" as const };
  for (const person of people) {
    const deliveryId = deliveries.get(person.id);
    if (deliveryId === undefined) continue;
    const { reason, quietUntil } = person;
    const isHandedOver = !reason && !quietUntil;
    if (isHandedOver) await handOver(db, { mailing, deliveryId, person, now }, services);
    const waiting = quietUntil ? { notBefore: quietUntil.toISOString() } : handed;
    await db
      .updateTable("mailingDelivery")
      .set(reason ? { state: "SKIPPED" as const, reason } : waiting)
      .where("id", "=", deliveryId)
      .execute();
  }
  return next.length;
}

/** When the quiet hours end first for somebody who is yet to be written to; undefined where nobody is. */
async function nextAfterQuiet(db: SpaceDb, mailing: string): Promise<Date | undefined> {
  const { first } = await db
    .selectFrom("mailingDelivery")
    .select(({ fn }) => fn.min("notBefore").as("first"))
    .where("mailing", "=", mailing)
    .where("state", "=", "NEW")
    .executeTakeFirstOrThrow();
  return first === null ? undefined : new Date(first);
}

/** @param at of the next step */
async function goOn(
  db: SpaceDb,
  { mailing, rest = 0, at }: Payload & { readonly at: Date },
  { tools }: MailingServices,
): Promise<void> {
  await tools().scheduleAt(db, { name: SEND, at, payload: { mailing, rest }, key: sendKey(mailing) });
}

/** Whether the community takes no more part in anything. */
async function hasEnded(db: SpaceDb, now: Date, { tools }: MailingServices): Promise<boolean> {
  const end = await tools().communityEnd(db);
  return end !== null && Date.parse(end) <= now.getTime();
}

const setMailing = (db: SpaceDb, id: string, values: { readonly state?: Mailing["state"]; readonly startedAt?: string }) =>
  db.updateTable("mailing").set(values).where("id", "=", id).execute();

/** The next step of a mailing that is being sent, in one transaction with what makes the one after it due. */
export async function sendStep(
  db: SpaceDb,
  { mailing: id, rest = 0 }: Payload,
  { now, ...services }: MailingServices & { readonly now: Date },
): Promise<void> {
  const mailing = await holdMailing(db, id);
  if (!mailing) return;
  if (mailing.state === "SCHEDULED") {
    const isOver = await hasEnded(db, now, services);
    await setMailing(db, id, isOver ? { state: "STOPPED" } : { state: "SENDING", startedAt: now.toISOString() });
    if (!isOver) await goOn(db, { mailing: id, at: now }, services);
    return;
  }
  const isSending = mailing.state === "SENDING";
  if (isSending && !mailing.isListed) {
    await listNext(db, mailing, now, services);
    await goOn(db, { mailing: id, at: now }, services);
    return;
  }
  const { moved, waiting, fresh } = await settleDeliveries(db, id, services);
  const sent = isSending && fresh < MOST_WAITING ? await sendNext(db, mailing, now, services) : 0;
  if (sent > 0) return goOn(db, { mailing: id, at: now }, services);
  if (waiting > 0) {
    const longer = moved > 0 ? SHORTEST_REST : Math.min(Math.max(rest * 2, SHORTEST_REST), LONGEST_REST);
    return goOn(db, { mailing: id, rest: longer, at: new Date(now.getTime() + longer * 1_000) }, services);
  }
  if (!isSending) return;
  const next = await nextAfterQuiet(db, id);
  if (next) return goOn(db, { mailing: id, at: next }, services);
  await db.updateTable("mailing").set({ state: "SENT", finishedAt: now.toISOString() }).where("id", "=", id).execute();
}

/** Sends a mailing step by step: what a crash ends is taken up by the next process, and nobody is written to twice. */
export function sendAppointment(services: MailingServices): Appointment {
  return { name: SEND, run: ({ db, payload }) => sendStep(db, payload as Payload, { ...services, now: new Date() }) };
}
