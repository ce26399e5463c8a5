import { type HostTools, type SpaceDb, sql, type Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { emitNews } from "../channel";
import { holdThread, type Thread } from "../read/thread";
import type { Reader } from "../reader";
import { attachedOf } from "./chatFiles";

interface Deleting {
  readonly uploads: Pick<Uploads, "remove">;
  readonly tools: Pick<HostTools, "emit">;
}

/** What was deleted is nothing that the team has yet to read. */
async function settleLast(db: SpaceDb, { id }: Thread): Promise<void> {
  const { last } = await db
    .selectFrom("chatMessage")
    .select(sql<number>`coalesce(max(seq), 0)::int`.as("last"))
    .where("thread", "=", id)
    .where("sender", "<>", "STAFF")
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  await db.updateTable("chatThread").set({ personLast: last }).where("id", "=", id).execute();
}

/**
 * Takes out what messages say and their files; that there was something stays. Moderators delete any, others their own.
 * @returns the ids of those that were there
 * @throws AppError `access.denied` where one is the other side's, `record.notFound` where there is none of them
 */
export async function deleteMessages(
  reader: Reader,
  ids: readonly string[],
  { uploads, tools }: Deleting,
): Promise<readonly string[]> {
  const { db, chat, side } = reader;
  return db.transaction(async () => {
    const thread = await holdThread(db, chat.person);
    const found = await db
      .selectFrom("chatMessage")
      .select(["id", "sender", "image", "video", "file", "deletedAt"])
      .where("thread", "=", thread?.id ?? null)
      .where("id", "in", [...ids])
      .execute();
    if (!thread || found.length === 0) throw new AppError("record.notFound");
    if (side === "person" && found.some(({ sender }) => sender === "STAFF")) throw new AppError("access.denied");
    const present = found.filter(({ deletedAt }) => deletedAt === null);
    if (present.length === 0) return [];
    const gone = present.map(({ id }) => id);
    await db
      .updateTable("chatMessage")
      .set({ message: null, image: null, video: null, file: null, isMarked: false, deletedAt: sql<string>`now()` })
      .where("id", "in", gone)
      .execute();
    for (const { address } of present.flatMap(attachedOf)) await uploads.remove(address);
    await settleLast(db, thread);
    emitNews(reader, tools, { kind: "deleted", ids: gone });
    return gone;
  });
}
