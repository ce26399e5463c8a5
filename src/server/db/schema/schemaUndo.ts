import type pg from "pg";
import { lastChange, type RecordedChange } from "../history/schemaHistory";
import type { Client } from "../migration/client";
import { takeSteps } from "../migration/takeSteps";
import { migrationTransaction } from "./migrationTransaction";

/** Why the last change can't be taken back: nothing was changed. */
export class UndoError extends Error {
  constructor(
    message: string,
    /** What would be lost, where a person may accept that. */
    readonly losses: readonly string[] = [],
  ) {
    super(message);
    this.name = "UndoError";
  }
}

async function lossesOf(client: Client, change: RecordedChange): Promise<readonly string[]> {
  const losses: string[] = [];
  for (const { what, sql } of (change.reversals ?? []).flatMap((back) => back.losses)) {
    const { rows } = await client.query<{ count: string | number }>(sql);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) losses.push(`${count} ${what}`);
  }
  return losses;
}

/**
 * Takes the last recorded change back, in one transaction. The schema files are put back by whoever changed them: a
 * start with the new ones would make the change again.
 * @param allowsLoss whether a person accepts that what was entered since is lost
 * @throws UndoError, StepError: nothing was changed
 */
export function undoSchema(pool: pg.Pool, allowsLoss: boolean): Promise<RecordedChange> {
  return migrationTransaction(
    pool,
    async (client) => {
      const change = await lastChange(client);
      if (!change) throw new UndoError("No change of the schemas is recorded");
      if (!change.reversals) throw new UndoError("The last recorded change made the database: there is nothing before it");
      const losses = await lossesOf(client, change);
      if (losses.length > 0 && !allowsLoss)
        throw new UndoError(`What was entered since would be lost: ${losses.join(", ")}`, losses);
      await takeSteps(client, change.reversals);
      await client.query("update schema_history set undone_at = now() where id >= $1", [change.id]);
      await client.query("delete from schema_state");
      return change;
    },
    true,
  );
}
