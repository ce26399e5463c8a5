import { type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { MAILING_ERRORS } from "../shared/errors";
import { MAILING_STATES, type MailingState, oneOf } from "../shared/mailings";
import { mailKey } from "./kinds";
import { SEND, sendKey } from "./sendStep";
import type { MailingServices } from "./services";

type Target = "SENDING" | "PAUSED" | "STOPPED";

const FROM: Readonly<Record<Target, readonly MailingState[]>> = {
  PAUSED: ["SENDING"],
  SENDING: ["PAUSED"],
  STOPPED: ["SENDING", "PAUSED"],
};

const beginNow = (db: SpaceDb, id: string, { tools }: MailingServices) =>
  tools().scheduleAt(db, { name: SEND, at: new Date(), payload: { mailing: id }, key: sendKey(id) });

/** Takes back what hasn't gone out. */
async function withdrawRest(db: SpaceDb, id: string, { tools }: MailingServices): Promise<void> {
  const rows = await db
    .selectFrom("mailingDelivery")
    .select("id")
    .where("mailing", "=", id)
    .where("state", "=", "PROCESSING")
    .execute();
  const withdrawn = await tools().outbox.withdraw(
    db,
    rows.map((row) => mailKey(row.id)),
  );
  const ids = rows.map((row) => row.id).filter((one) => withdrawn.has(mailKey(one)));
  await db
    .updateTable("mailingDelivery")
    .set({ state: "SKIPPED", reason: "STOPPED" })
    .where("mailing", "=", id)
    .where((eb) => eb.or([eb("state", "=", "NEW"), eb("id", "=", sql<string>`any(${ids}::uuid[])`)]))
    .execute();
}

/**
 * Pauses a mailing, goes on with it, or stops it for good: what a mail server has taken by then is sent.
 * @throws AppError `record.notFound`, `mailings.wrongState`
 */
export async function moveMailing(
  db: SpaceDb,
  { id, state }: { readonly id: string; readonly state: Target },
  services: MailingServices,
): Promise<void> {
  await db.transaction(async () => {
    const row = await db.selectFrom("mailing").select("state").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) throw new AppError("record.notFound");
    if (row.state === state) return;
    if (!FROM[state].includes(oneOf(MAILING_STATES, row.state)))
      throw new AppError(MAILING_ERRORS.wrongState, { extensions: { states: FROM[state] } });
    const finishedAt = state === "STOPPED" ? new Date().toISOString() : null;
    await db.updateTable("mailing").set({ state, finishedAt }).where("id", "=", id).execute();
    if (state === "STOPPED") await withdrawRest(db, id, services);
    await beginNow(db, id, services);
  });
}

/** Sends mails that failed again. @returns how many. @throws AppError `record.notFound` */
export async function retryMailing(
  db: SpaceDb,
  { id, deliveries }: { readonly id: string; readonly deliveries: readonly string[] | undefined },
  services: MailingServices,
): Promise<number> {
  return db.transaction(async () => {
    const mailing = await db.selectFrom("mailing").select("state").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!mailing) throw new AppError("record.notFound");
    const failed = await db
      .selectFrom("mailingDelivery")
      .select("id")
      .where("mailing", "=", id)
      .where("state", "=", "ERROR")
      .$if(deliveries !== undefined, (query) => query.where("id", "in", [...(deliveries ?? [])]))
      .execute();
    const { outbox } = services.tools();
    const keys = failed.map((row) => mailKey(row.id));
    const resent = await outbox.retry(db, keys);
    const kept = await outbox.states(db, keys);
    // What the outbox no longer keeps is written anew.
    const stateOf = (key: string) => (resent.has(key) ? ("PROCESSING" as const) : kept.has(key) ? undefined : ("NEW" as const));
    const ids: string[] = [];
    for (const state of ["PROCESSING", "NEW"] as const) {
      const own = failed.map((row) => row.id).filter((one) => stateOf(mailKey(one)) === state);
      await db
        .updateTable("mailingDelivery")
        .set({ state, error: null })
        .where("id", "=", sql<string>`any(${own}::uuid[])`)
        .execute();
      ids.push(...own);
    }
    if (ids.length === 0) return 0;
    if (mailing.state === "SENT")
      await db.updateTable("mailing").set({ state: "SENDING", finishedAt: null }).where("id", "=", id).execute();
    await beginNow(db, id, services);
    return ids.length;
  });
}
