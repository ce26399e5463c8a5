import { mailUnsubscribed } from "../../contracts/events/mail";
import type { Database } from "../db/database";
import { createSpaceDb, NO_SPACE } from "../db/query/spaceDb";
import type { Publish } from "../events/publish";
import type { Subscription, Unsubscriptions } from "./unsubscribe";

/** Notes that somebody wants no more mails, and tells those who follow it. */
export type RecordUnsubscription = (subscription: Subscription) => Promise<void>;

interface RecordUnsubscriptionOptions {
  readonly database: Database;
  /** Names of the tables that carry a space. */
  readonly tenants: ReadonlySet<string>;
  readonly unsubscriptions: Pick<Unsubscriptions, "add">;
  readonly publish: Publish;
}

export function createRecordUnsubscription(options: RecordUnsubscriptionOptions): RecordUnsubscription {
  const { database, tenants, unsubscriptions, publish } = options;
  return async (subscription) => {
    const { spaceId, recipient: email } = subscription;
    const db = createSpaceDb(database, tenants, spaceId ?? NO_SPACE);
    await db.transaction(async () => {
      await unsubscriptions.add(subscription);
      if (email !== undefined) await publish(db, mailUnsubscribed, { email, spaceId });
    });
  };
}
