import { newId, type SpaceDb } from "../../../../server/kit";
import type { ChatPerson } from "../../shared/api/schemas";

const FIELDS = ["id", "lastSeq", "personSeen", "teamSeen", "isMarked"] as const;

const columnOf = ({ channel }: ChatPerson) => (channel === "MEMBER" ? "member" : "observer");

/** The row behind a chat; nothing before its first message. */
export function readThread(db: SpaceDb, person: ChatPerson) {
  return db.selectFrom("chatThread").select(FIELDS).where(columnOf(person), "=", person.id).executeTakeFirst();
}

export type Thread = NonNullable<Awaited<ReturnType<typeof readThread>>>;

/** The row behind a chat, held until the open transaction ends; nothing before its first message. */
export function holdThread(db: SpaceDb, person: ChatPerson): Promise<Thread | undefined> {
  return db.selectFrom("chatThread").select(FIELDS).where(columnOf(person), "=", person.id).forUpdate().executeTakeFirst();
}

/** The row behind a chat, made if there is none. */
export async function demandThread(db: SpaceDb, person: ChatPerson): Promise<Thread> {
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
