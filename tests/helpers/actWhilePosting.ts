import pg from "pg";
import { eventually } from "./smtp";

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`;

interface Meeting<Posted, Acted> {
  readonly databaseUrl: string;
  /** Something was said in it before. */
  readonly activityId: string;
  readonly post: () => PromiseLike<Posted>;
  /** What somebody does meanwhile. */
  readonly act: () => PromiseLike<Acted>;
}

/** Has a post wait for its number, all else of it written and nothing committed, until another call has ended or waits for it. */
export async function actWhilePosting<Posted, Acted>(meeting: Meeting<Posted, Acted>): Promise<readonly [Posted, Acted]> {
  const { databaseUrl, activityId, post, act } = meeting;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const waiting = async () => {
    // In a transaction the activity stays as it was first seen.
    await client.query("select pg_stat_clear_snapshot()");
    return (await client.query<{ count: number }>(WAITING)).rows[0]?.count ?? 0;
  };
  try {
    await client.query("begin");
    await client.query("select id from comment_thread where activity = $1 for update", [activityId]);
    const posting = post();
    await eventually("the post waits for its number", async () => (await waiting()) === 1);
    let hasEnded = false;
    const acting = Promise.resolve(act()).finally(() => {
      hasEnded = true;
    });
    await eventually("the other call has ended, or waits", async () => hasEnded || (await waiting()) > 1);
    await client.query("rollback");
    return [await posting, await acting];
  } finally {
    await client.end();
  }
}
