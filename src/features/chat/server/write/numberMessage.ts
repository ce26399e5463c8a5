import { type PreparedQuery, type SpaceDb, sql } from "../../../../server/kit";
import type { Side } from "../../shared/chat";

const SEEN = {
  person: { personSeen: sql<number>`case when person_seen = last_seq then last_seq + 1 else person_seen end` },
  team: { teamSeen: sql<number>`case when team_seen = last_seq then last_seq + 1 else team_seen end` },
} as const;

interface Numbered {
  readonly threadId: string;
  readonly messageId: string;
}

const numbering = (side: Side): PreparedQuery<Numbered, { readonly lastSeq: number }> => ({
  name: `chat_number_${side}`,
  build: (db, at) =>
    db
      .with("next", (of) =>
        of
          .updateTable("chatThread")
          .set({
            lastSeq: sql<number>`last_seq + 1`,
            lastAt: sql<string>`now()`,
            ...(side === "person" ? { personLast: sql<number>`last_seq + 1` } : {}),
            ...SEEN[side],
          })
          .where("chatThread.id", "=", at.threadId)
          .returning("chatThread.lastSeq"),
      )
      .with("numbered", (of) =>
        of
          .updateTable("chatMessage")
          .from("next")
          .set((eb) => ({ seq: eb.ref("next.lastSeq") }))
          .where("chatMessage.id", "=", at.messageId)
          .returning("chatMessage.id"),
      )
      .selectFrom("next")
      .select("next.lastSeq"),
});
const BY_SIDE = { person: numbering("person"), team: numbering("team") };

/**
 * Gives a message the chat's next number; whoever wrote after having read all has read that as well. Call it last in the
 * transaction: the row that it holds is the queue of those who write, so numbers are gap-free and in the order of the
 * commits.
 * @returns the number
 */
export async function numberMessage(db: SpaceDb, { side, ...of }: Numbered & { readonly side: Side }): Promise<number> {
  const [next] = await db.run(BY_SIDE[side], of);
  if (!next) throw new Error("A chat is gone while somebody writes in it");
  return next.lastSeq;
}
