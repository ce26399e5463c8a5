import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { Bounce } from "./outbox/delivery";
import { hashRecipient } from "./unsubscribe";

/** An address that reaches it gets no more mails, but for those about its account. */
const LIMIT = 4;
/** "No such address" settles it; any other refusal of a recipient has to come twice. */
const SCORES: Readonly<Record<Bounce, number>> = { unknownAddress: LIMIT, refused: LIMIT / 2 };
/** Who was turned away once and never again is nobody to keep in mind. */
const FORGET_DAYS = 30;

/** What mail servers have said of an address. */
export type Standing = "unknown" | "doubtful" | "suppressed";

/** Addresses that mail servers turn away: writing to them again costs all mails of this installation their good name. */
export interface Suppressions {
  readonly standingOf: (recipient: string) => Promise<Standing>;
  /** Those of the addresses that get no more mails. */
  readonly among: (recipients: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly add: (recipient: string, bounce: Bounce) => Promise<void>;
  /** It took a mail, or somebody wants another attempt. */
  readonly remove: (recipient: string) => Promise<void>;
}

/** Addresses are kept as keyed hashes: the table tells nobody's e-mail. */
export function createSuppressions(root: Kysely<Tables>, secretKey: Buffer): Suppressions {
  const hashOf = (recipient: string) => hashRecipient(secretKey, recipient);
  const isRecent = sql<boolean>`(score >= ${LIMIT} or bounced_at > now() - make_interval(days => ${FORGET_DAYS}))`;
  return {
    standingOf: async (recipient) => {
      const row = await executor(root)
        .selectFrom("mailSuppression")
        .select("score")
        .where("recipientHash", "=", hashOf(recipient))
        .where(isRecent)
        .executeTakeFirst();
      if (!row) return "unknown";
      return row.score >= LIMIT ? "suppressed" : "doubtful";
    },
    among: async (recipients) => {
      if (recipients.length === 0) return new Set();
      const rows = await executor(root)
        .selectFrom("mailSuppression")
        .select("recipientHash")
        .where("recipientHash", "in", recipients.map(hashOf))
        .where("score", ">=", LIMIT)
        .execute();
      const hashes = new Set(rows.map(({ recipientHash }) => recipientHash.toString("hex")));
      return new Set(recipients.filter((recipient) => hashes.has(hashOf(recipient).toString("hex"))));
    },
    add: async (recipient, bounce) => {
      const score = SCORES[bounce];
      await executor(root)
        .insertInto("mailSuppression")
        .values({ recipientHash: hashOf(recipient), score })
        .onConflict((conflict) =>
          conflict.column("recipientHash").doUpdateSet({
            score: sql<number>`case when mail_suppression.bounced_at > now() - make_interval(days => ${FORGET_DAYS})
              then mail_suppression.score else 0 end + excluded.score`,
            bouncedAt: sql<string>`now()`,
          }),
        )
        .execute();
    },
    remove: async (recipient) => {
      await executor(root).deleteFrom("mailSuppression").where("recipientHash", "=", hashOf(recipient)).execute();
    },
  };
}
