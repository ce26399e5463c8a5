import type { Database } from "../../db/database";
import { runStatement } from "../../db/runStatement";
import { currentTransaction } from "../../db/transaction";

/** A member who is there is noted so often at most by each process: a write a minute, whatever they do. */
const NOTE_MS = 60_000;
/** Members that a process remembers to have noted; beyond it forgets them all, which costs a write each. */
const MOST_NOTED = 50_000;

const NOTE = {
  name: "note_presence",
  text: `update member set last_seen_at = now(), is_online = true
    where id = $1 and (last_seen_at is null or last_seen_at < now() - interval '30 seconds')`,
};

/** When members were there last, in the database: so it is known whichever process they reach. */
export interface Presence {
  readonly note: (memberId: string) => Promise<void>;
}

export function createPresence(database: Database): Presence {
  const notedAt = new Map<string, number>();
  return {
    note: async (memberId) => {
      const now = Date.now();
      if (now - (notedAt.get(memberId) ?? 0) < NOTE_MS) return;
      // In a transaction the member's row would stay locked until its end, before rows that others lock first.
      if (database.isReadOnly() || currentTransaction()) return;
      if (notedAt.size >= MOST_NOTED) notedAt.clear();
      notedAt.set(memberId, now);
      await runStatement(database, { ...NOTE, values: [memberId] });
    },
  };
}
