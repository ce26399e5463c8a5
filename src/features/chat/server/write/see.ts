import type { HostTools } from "../../../../server/kit";
import { emitNews } from "../channel";
import { withdrawAlert } from "../notices";
import { holdThread } from "../read/thread";
import type { Reader } from "../reader";

/** Notes that the reader's side has read up to a number; markers only move on. @param upTo @default the newest */
export async function see(
  reader: Reader,
  upTo: number | undefined,
  tools: Pick<HostTools, "emit" | "withdrawNotice">,
): Promise<void> {
  const { db, chat, side } = reader;
  await db.transaction(async () => {
    const thread = await holdThread(db, chat.person);
    if (!thread) return;
    const seq = Math.min(upTo ?? thread.lastSeq, thread.lastSeq);
    const before = side === "person" ? thread.personSeen : thread.teamSeen;
    if (seq <= before) return;
    await db
      .updateTable("chatThread")
      .set(side === "person" ? { personSeen: seq } : { teamSeen: seq })
      .where("id", "=", thread.id)
      .execute();
    await db
      .updateTable("chatMessage")
      .set({ seen: true })
      .where("thread", "=", thread.id)
      .where("sender", side === "person" ? "=" : "<>", "STAFF")
      .where("seq", ">", before)
      .where("seq", "<=", seq)
      .execute();
    await withdrawAlert(reader, tools, thread);
    emitNews(reader, tools, { kind: "seen", side, seq });
  });
}
