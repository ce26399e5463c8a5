import { type SpaceDb, sql } from "../../../../server/kit";
import type { ChatListPage, ChatPerson } from "../../shared/api/schemas";
import { type ChatFilter, PAGE_SIZE } from "../../shared/chat";
import { presentMessages, selectMessages } from "./messages";

interface ListQuery {
  /** From 0. */
  readonly page: number;
  readonly filter: ChatFilter;
  /** Part of the nickname. */
  readonly search: string;
}

interface ListedThread {
  readonly id: string | null;
  readonly lastSeq: number | null;
  readonly lastAt: string | null;
  readonly isMarked: boolean | null;
  readonly person: ChatPerson;
}

/** How many messages of each chat no moderator has read. */
async function readUnseen(db: SpaceDb, threads: readonly string[]): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom("chatMessage")
    .innerJoin("chatThread", "chatThread.id", "chatMessage.thread")
    .select(["chatMessage.thread", sql<number>`count(*)::int`.as("count")])
    .where("chatMessage.thread", "in", [...threads])
    .where("chatMessage.sender", "<>", "STAFF")
    .where("chatMessage.deletedAt", "is", null)
    .whereRef("chatMessage.seq", ">", "chatThread.teamSeen")
    .groupBy("chatMessage.thread")
    .execute();
  return new Map(rows.map(({ thread, count }) => [thread, count]));
}

/** The last message of each chat. */
async function readLast(db: SpaceDb, threads: readonly string[]) {
  const rows = await selectMessages(db)
    .innerJoin("chatThread", (join) =>
      join.onRef("chatThread.id", "=", "chatMessage.thread").onRef("chatThread.lastSeq", "=", "chatMessage.seq"),
    )
    .where("chatMessage.thread", "in", [...threads])
    .execute();
  const messages = await presentMessages(db, rows, "team");
  return new Map(rows.map(({ thread }, index) => [thread, messages[index]]));
}

async function present(db: SpaceDb, rows: readonly ListedThread[]): Promise<ChatListPage["items"]> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return rows.map(({ person }) => ({ ...person, last: null, lastAt: null, unseen: 0, isMarked: false }));
  const [unseen, last] = [await readUnseen(db, ids), await readLast(db, ids)];
  return rows.map(({ id, lastAt, isMarked, person }) => ({
    ...person,
    last: last.get(id) ?? null,
    lastAt,
    unseen: unseen.get(id) ?? 0,
    isMarked: isMarked ?? false,
  }));
}

/** What is typed is searched for as it stands. */
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

/** Members' chats, those with unread messages first, then the latest. */
export async function readMemberChats(db: SpaceDb, { page, filter, search }: ListQuery): Promise<ChatListPage> {
  const found = db
    .selectFrom("chatThread")
    .innerJoin("member", "member.id", "chatThread.member")
    .where("chatThread.channel", "=", "MEMBER")
    .where("chatThread.lastSeq", ">", 0)
    .$if(filter === "unread", (query) => query.whereRef("chatThread.personLast", ">", "chatThread.teamSeen"))
    .$if(filter === "marked", (query) => query.where("chatThread.isMarked", "=", true))
    .$if(search !== "", (query) => query.where("member.nickname", "ilike", `%${escapeLike(search)}%`));
  const { total } = await found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .select(["chatThread.id", "chatThread.lastSeq", "chatThread.lastAt", "chatThread.isMarked"])
    .select(["member.id as member", "member.nickname", "member.image", "member.status"])
    .orderBy(sql`chat_thread.person_last > chat_thread.team_seen`, "desc")
    .orderBy("chatThread.lastAt", (order) => order.desc().nullsLast())
    .orderBy("chatThread.id")
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE)
    .execute();
  const threads = rows.map(
    ({ member: id, nickname: name, image, status, ...thread }): ListedThread => ({
      ...thread,
      person: { id, channel: "MEMBER", name, image, hasLeft: status === "INACTIVE" },
    }),
  );
  return { items: await present(db, threads), totalElements: total, page };
}

const byTime = (a: ListedThread, b: ListedThread) => (b.lastAt ?? "").localeCompare(a.lastAt ?? "");

/** Chats of observers whose role was taken away. */
async function readLeft(db: SpaceDb): Promise<readonly ListedThread[]> {
  const rows = await db
    .selectFrom("chatThread")
    .select(["id", "lastSeq", "lastAt", "isMarked", "formerObserver", "observerName"])
    .where("formerObserver", "is not", null)
    .where("lastSeq", ">", 0)
    .execute();
  return rows.map(({ formerObserver, observerName, ...thread }) => ({
    ...thread,
    person: { id: formerObserver ?? "", channel: "OBSERVER", name: observerName ?? "", image: null, hasLeft: true },
  }));
}

/**
 * Observers' chats, also those in which nothing was written yet: moderators begin some. Those of observers who left are the
 * team's. @param only the observer who asks. @default all
 */
export async function readObserverChats(db: SpaceDb, only?: string): Promise<ChatListPage> {
  const rows = await db
    .selectFrom("staffRole")
    .leftJoin("chatThread", "chatThread.observer", "staffRole.id")
    .select(["chatThread.id", "chatThread.lastSeq", "chatThread.lastAt", "chatThread.isMarked"])
    .select(["staffRole.id as role", "staffRole.name"])
    .where((eb) => eb.or([eb("staffRole.role", "=", "OBSERVATOR"), eb("chatThread.lastSeq", ">", 0)]))
    .$if(only !== undefined, (query) => query.where("staffRole.id", "=", only ?? null))
    .orderBy("staffRole.name")
    .execute();
  const current = rows.map(
    ({ role: id, name, ...thread }): ListedThread => ({
      ...thread,
      person: { id, channel: "OBSERVER", name, image: null, hasLeft: false },
    }),
  );
  const threads = [...current, ...(only === undefined ? await readLeft(db) : [])].sort(byTime);
  return { items: await present(db, threads), totalElements: threads.length, page: 0 };
}
