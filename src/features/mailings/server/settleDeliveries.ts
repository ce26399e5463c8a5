import { type SpaceDb, sql } from "../../../server/kit";
import type { Reason } from "../shared/mailings";
import { mailKey } from "./kinds";
import type { MailingServices } from "./services";

const AT_ONCE = 2_000;
/** What the outbox itself holds back, in our words. */
const NOT_SENT: Readonly<Record<string, Reason>> = { unsubscribed: "UNSUBSCRIBED", suppressed: "REFUSED" };

interface Settled {
  /** Mails whose end is known since. */
  readonly moved: number;
  /** Mails that are still to go out. */
  readonly waiting: number;
  /** Of those, the ones that no server has put off. */
  readonly fresh: number;
}

/** In one statement: of a large mailing nearly all are sent. */
async function noteSent(db: SpaceDb, sent: readonly { readonly id: string; readonly at: string | null }[]): Promise<void> {
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  const times = sent.map(({ at }) => at);
  const sentAt = sql<string>`(select coalesce(noted.at, now()) from unnest(${ids}::uuid[], ${times}::timestamptz[]) noted (id, at)
    where noted.id = mailing_delivery.id)`;
  await db
    .updateTable("mailingDelivery")
    .set({ state: "SENT", error: null, sentAt })
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Notes what became of the mails that wait in the outbox, in the open transaction. */
export async function settleDeliveries(
  db: SpaceDb,
  mailingId: string,
  { tools }: Pick<MailingServices, "tools">,
): Promise<Settled> {
  const rows = await db
    .selectFrom("mailingDelivery")
    .select("id")
    .where("mailing", "=", mailingId)
    .where("state", "=", "PROCESSING")
    .limit(AT_ONCE)
    .execute();
  if (rows.length === 0) return { moved: 0, waiting: 0, fresh: 0 };
  const keys = new Map(rows.map(({ id }) => [mailKey(id), id]));
  const states = await tools().outbox.states(db, [...keys.keys()]);
  const sent: { readonly id: string; readonly at: string | null }[] = [];
  let moved = 0;
  let fresh = 0;
  for (const [key, id] of keys) {
    const state = states.get(key);
    const change = db.updateTable("mailingDelivery").where("id", "=", id);
    if (!state) {
      // With a person who is gone their mails go too; nobody will tell any more.
      await change.set({ state: "ERROR", error: null }).execute();
      moved++;
    } else if (state.status === "SENT") sent.push({ id, at: state.sentAt });
    else if (state.status === "ERROR") {
      const reason = NOT_SENT[state.error ?? ""];
      await change.set(reason ? { state: "SKIPPED", reason } : { state: "ERROR", error: state.error }).execute();
      moved++;
    } else if (state.error === null) fresh++;
  }
  await noteSent(db, sent);
  moved += sent.length;
  return { moved, waiting: rows.length - moved, fresh };
}
