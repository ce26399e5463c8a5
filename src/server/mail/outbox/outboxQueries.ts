import { type Kysely, sql } from "kysely";
import { isId } from "../../../shared/ids";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { OutboxRow } from "./delivery";

const LISTED = [
  "outbox.id",
  "outbox.channel",
  "outbox.recipient",
  "outbox.subject",
  "outbox.template",
  "outbox.status",
  "outbox.isKept",
  "outbox.error",
  "outbox.attempts",
  "outbox.nextAt",
  "outbox.sentAt",
  "outbox.createdAt",
  "space.name as spaceName",
] as const;

export interface OutboxFilter {
  readonly status?: OutboxRow["status"] | undefined;
  readonly channel?: OutboxRow["channel"] | undefined;
  /** Part of the recipient's address or of the subject, in any case. */
  readonly q?: string | undefined;
  /** The row that the page before ended with. */
  readonly after?: string | undefined;
  readonly limit: number;
}

function withSpace(root: Kysely<Tables>) {
  return executor(root).selectFrom("outbox").leftJoin("space", "space.id", "outbox.spaceId");
}

/** A page of the outbox, newest first: identifiers sort by time. */
export function listOutbox(root: Kysely<Tables>, { status, channel, q, after, limit }: OutboxFilter) {
  return withSpace(root)
    .select(LISTED)
    .$if(status !== undefined, (query) => query.where("outbox.status", "=", status ?? "NEW"))
    .$if(channel !== undefined, (query) => query.where("outbox.channel", "=", channel ?? "mail"))
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`position(lower(${q}::text) in lower(outbox.recipient || ' ' || coalesce(outbox.subject, ''))) > 0`,
      ),
    )
    .$if(after !== undefined, (query) => query.where("outbox.id", "<", after ?? ""))
    .orderBy("outbox.id", "desc")
    .limit(limit)
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof listOutbox>>[number];

export async function readOutboxRow(root: Kysely<Tables>, id: string) {
  if (!isId(id)) return undefined;
  return withSpace(root)
    .select([...LISTED, "outbox.text", "outbox.content", "outbox.isAboutAccount", "outbox.spaceId"])
    .where("outbox.id", "=", id)
    .executeTakeFirst();
}

/** Makes it due now, with all attempts before it. @returns whether it was waiting or an error, and has its text yet */
export async function retryOutboxRow(root: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await executor(root)
    .updateTable("outbox")
    .set({ status: "NEW", attempts: 0, nextAt: sql<string>`now()`, error: null })
    .where("id", "=", id)
    .where("status", "in", ["NEW", "ERROR"])
    .where("text", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
