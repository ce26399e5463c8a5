import { type DemoSeed, newId, type SeedContext, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { fileIdOf } from "../read/messages";
import { type ChatOwner, demandThread } from "../read/thread";
import { CHAT_FILES } from "../write/chatFiles";
import picture from "./busStop.webp?inline";
import { CHATS, type DemoChat, type DemoMessage } from "./content";

/** Whose chat it is; nothing where the demo has no such person. */
async function findPerson(db: SpaceDb, whose: DemoChat["member"]): Promise<ChatOwner | undefined> {
  if (whose === "observer") {
    const role = await db.selectFrom("staffRole").select("id").where("email", "=", "observer@demo.test").executeTakeFirst();
    return role && { id: role.id, channel: "OBSERVER", hasLeft: false };
  }
  const members = db.selectFrom("member").select("id").where("status", "=", "ACTIVE");
  const member =
    whose === "demo"
      ? await members.where("email", "=", "member@demo.test").executeTakeFirst()
      : await members.where("email", "<>", "member@demo.test").orderBy("id").offset(whose).executeTakeFirst();
  return member && { id: member.id, channel: "MEMBER", hasLeft: false };
}

async function attachPhoto({ keepImage }: SeedContext, db: SpaceDb, messageId: string): Promise<void> {
  const content = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
  const { url } = await keepImage({ purpose: CHAT_FILES, name: "parada.webp", content });
  await db.updateTable("chatMessage").set({ image: url }).where("id", "=", messageId).execute();
  await db
    .updateTable("file")
    .set({ state: "ATTACHED", entity: "chatMessage", recordId: messageId, field: "image" })
    .where("id", "=", fileIdOf(url) ?? "")
    .execute();
}

async function seedChat(
  context: SeedContext,
  { member: whose, isRead, isMarked = false, messages }: DemoChat,
  moderator: string,
) {
  const db = context.spaceDb(context.communityId);
  const person = await findPerson(db, whose);
  if (!person) return;
  const thread = await demandThread(db, person);
  // Somebody has written already, in a demo of before.
  if (thread.lastSeq > 0) return;
  const lastOf = (side: DemoMessage["by"]) => messages.findLastIndex(({ by }) => by === side) + 1;
  // The team has read what it has answered.
  const teamSeen = isRead ? messages.length : lastOf("team");
  for (const [index, { by, daysAgo, text, image }] of messages.entries()) {
    const id = newId();
    const seq = index + 1;
    await db
      .insertInto("chatMessage")
      .values({
        id,
        thread: thread.id,
        seq,
        channel: person.channel,
        sender: by === "team" ? "STAFF" : person.channel,
        member: person.channel === "MEMBER" ? person.id : null,
        moderator: by === "team" ? moderator : person.channel === "OBSERVER" ? person.id : null,
        message: text,
        seen: by === "team" ? seq <= lastOf("person") : seq <= teamSeen,
        createdAt: new Date(Date.now() - daysAgo * MS_PER_DAY).toISOString(),
      })
      .execute();
    if (image) await attachPhoto(context, db, id);
  }
  const lastAt = new Date(Date.now() - (messages.at(-1)?.daysAgo ?? 0) * MS_PER_DAY).toISOString();
  const markers = { personLast: lastOf("person"), personSeen: lastOf("person"), teamSeen };
  await db
    .updateTable("chatThread")
    .set({ lastSeq: messages.length, lastAt, isMarked, ...markers })
    .where("id", "=", thread.id)
    .execute();
}

/** What the demo's people and its moderator have written to each other. */
export const demoChats: DemoSeed = {
  name: "chat",
  order: 77,
  run: async (context) => {
    const db = context.spaceDb(context.communityId);
    const moderator = await db.selectFrom("staffRole").select("id").where("email", "=", "moderator@demo.test").executeTakeFirst();
    if (!moderator) return;
    for (const chat of CHATS) await seedChat(context, chat, moderator.id);
  },
};
