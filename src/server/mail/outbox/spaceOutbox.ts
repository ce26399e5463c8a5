import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";
import type { SpaceDb } from "../../db/query/spaceDb";
import { afterCommit, executor } from "../../db/transaction";
import type { Suppressions } from "../suppressions";
import type { OutboxRow } from "./delivery";

/** What became of a mail so far. */
export interface MailState {
  readonly status: OutboxRow["status"];
  /** The server's answer, or a reason of ours such as `unsubscribed`; of a mail that is tried again, the last one. */
  readonly error: string | null;
  readonly sentAt: string | null;
}

type Keys = readonly string[];
type InSpace = Pick<SpaceDb, "spaceId">;

/** A space's own mails in the outbox, by the `dedupe` that they were sent with; all of it in the open transaction. */
export interface SpaceOutbox {
  /** What is no longer kept is left out. */
  readonly states: (db: InSpace, keys: Keys) => Promise<ReadonlyMap<string, MailState>>;
  /** Sends those that failed again. @returns the keys of those whose text is still kept */
  readonly retry: (db: InSpace, keys: Keys) => Promise<ReadonlySet<string>>;
  /** Takes back what nobody has begun to send. @returns the keys of those that won't be sent */
  readonly withdraw: (db: InSpace, keys: Keys) => Promise<ReadonlySet<string>>;
}

const inList = (keys: Keys) => sql<string>`any(${[...keys]}::text[])`;
const keysOf = (rows: readonly { readonly dedupe: string | null }[]) => new Set(rows.flatMap(({ dedupe }) => dedupe ?? []));

interface SpaceOutboxOptions {
  readonly root: Kysely<Tables>;
  readonly suppressions: Pick<Suppressions, "remove">;
  /** Told that there is something to send. */
  readonly onMail: () => void;
}

export function createSpaceOutbox({ root, suppressions, onMail }: SpaceOutboxOptions): SpaceOutbox {
  return {
    states: async ({ spaceId }, keys) => {
      const rows = await executor(root)
        .selectFrom("outbox")
        .select(["dedupe", "status", "error", "sentAt"])
        .where("spaceId", "=", spaceId)
        .where("dedupe", "=", inList(keys))
        .execute();
      return new Map(rows.map(({ dedupe, ...state }) => [dedupe ?? "", state]));
    },
    retry: async ({ spaceId }, keys) => {
      const rows = await executor(root)
        .updateTable("outbox")
        .set({ status: "NEW", attempts: 0, nextAt: sql<string>`now()`, error: null })
        .set({ countedAt: sql<string | null>`case when counted_at is null then null else now() end` })
        .where("spaceId", "=", spaceId)
        .where("dedupe", "=", inList(keys))
        .where("status", "=", "ERROR")
        .where("text", "is not", null)
        .returning(["dedupe", "recipient"])
        .execute();
      // Who tries again believes that the address is somebody's.
      for (const { recipient } of rows) await suppressions.remove(recipient);
      if (rows.length > 0) afterCommit(onMail);
      return keysOf(rows);
    },
    withdraw: async ({ spaceId }, keys) => {
      const rows = await executor(root)
        .deleteFrom("outbox")
        .where("spaceId", "=", spaceId)
        .where("dedupe", "=", inList(keys))
        .where("status", "=", "NEW")
        .returning("dedupe")
        .execute();
      return keysOf(rows);
    },
  };
}
