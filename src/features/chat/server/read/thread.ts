import { newId, type PreparedQuery, type RowOf, type SpaceDb } from "../../../../server/kit";
import type { ChatPerson } from "../../shared/api/schemas";

/** What names a chat. */
export type ChatOwner = Pick<ChatPerson, "id" | "channel" | "hasLeft">;

const FIELDS = ["id", "lastSeq", "personSeen", "teamSeen", "isMarked"] as const;
const COLUMNS = ["member", "observer", "formerObserver"] as const;

export type Thread = Pick<RowOf<"chatThread">, (typeof FIELDS)[number]>;

function columnOf({ channel, hasLeft }: ChatOwner) {
  if (channel === "MEMBER") return "member";
  return hasLeft ? "formerObserver" : "observer";
}

const byColumn = (column: (typeof COLUMNS)[number]): PreparedQuery<{ readonly id: string }, Thread> => ({
  name: `chat_thread_${column}`,
  build: (db, at) => db.selectFrom("chatThread").select(FIELDS).where(column, "=", at.id),
});
const BY = { member: byColumn("member"), observer: byColumn("observer"), formerObserver: byColumn("formerObserver") };

/** The row behind a chat; nothing before its first message. */
export async function readThread(db: SpaceDb, person: ChatOwner): Promise<Thread | undefined> {
  const [thread] = await db.run(BY[columnOf(person)], { id: person.id });
  return thread;
}

/** The row behind a chat, held until the open transaction ends; nothing before its first message. */
export function holdThread(db: SpaceDb, person: ChatOwner): Promise<Thread | undefined> {
  return db.selectFrom("chatThread").select(FIELDS).where(columnOf(person), "=", person.id).forUpdate().executeTakeFirst();
}

/** The row behind a chat, made if there is none. */
export async function demandThread(db: SpaceDb, person: ChatOwner): Promise<Thread> {
  const found = await readThread(db, person);
  if (found) return found;
  await db
    .insertInto("chatThread")
    .values({ id: newId(), channel: person.channel, [columnOf(person)]: person.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await readThread(db, person);
  if (!made) throw new Error("A chat is gone that was just made");
  return made;
}
