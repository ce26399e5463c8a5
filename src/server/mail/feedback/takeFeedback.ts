import type { Kysely } from "kysely";
import type { Tables } from "../../db/generated/tables";
import { executor, inTransaction } from "../../db/transaction";
import type { RecordUnsubscription } from "../recordUnsubscription";
import type { Suppressions } from "../suppressions";
import type { Unsubscriptions } from "../unsubscribe";
import type { MailFeedback } from "./parseFeedback";

const LONGEST_REASON = 500;

export interface TakeFeedbackOptions {
  readonly root: Kysely<Tables>;
  readonly suppressions: Pick<Suppressions, "add">;
  readonly unsubscriptions: Pick<Unsubscriptions, "read" | "tokenFor">;
  readonly recordUnsubscription: RecordUnsubscription;
}

/** A mail comes back: the outbox says so, and its address counts as far as the failure speaks of it. Twice is as once. */
async function takeBounce({ mailId, bounce, reason }: MailFeedback & { kind: "bounce" }, options: TakeFeedbackOptions) {
  const { root, suppressions } = options;
  const row = await executor(root)
    .updateTable("outbox")
    .set({ status: "ERROR", error: reason.slice(0, LONGEST_REASON) })
    .where("id", "=", mailId)
    .where("channel", "=", "mail")
    .where("status", "=", "SENT")
    .where("isKept", "=", false)
    .returning("recipient")
    .executeTakeFirst();
  if (row?.recipient && bounce) await suppressions.add(row.recipient, bounce);
}

/** A reader calls a mail spam: there are no more of its space. */
async function takeComplaint({ mailId }: MailFeedback, options: TakeFeedbackOptions): Promise<void> {
  const { root, unsubscriptions, recordUnsubscription } = options;
  const row = await executor(root)
    .selectFrom("outbox")
    .select(["recipient", "spaceId"])
    .where("id", "=", mailId)
    .where("channel", "=", "mail")
    .where("status", "in", ["SENT", "ERROR"])
    .executeTakeFirst();
  const subscription = row?.recipient ? unsubscriptions.read(unsubscriptions.tokenFor(row.recipient, row.spaceId)) : undefined;
  if (subscription) await recordUnsubscription(subscription);
}

/** Does what a message of a mail server asks for; whose address it is follows from the mail, never from the message. */
export async function takeFeedback(feedback: MailFeedback, options: TakeFeedbackOptions): Promise<void> {
  await inTransaction(options.root, async () => {
    if (feedback.kind === "bounce") await takeBounce(feedback, options);
    else await takeComplaint(feedback, options);
  });
}
