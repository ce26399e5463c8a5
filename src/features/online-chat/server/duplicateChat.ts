import { type ActivityCopy, newId } from "../../../server/kit";

/** The copy of a chat has its guide, with nothing asked yet; its session is to be dated anew before it opens. */
export async function duplicateChat({ db, from, to }: ActivityCopy): Promise<void> {
  const chat = await db
    .selectFrom("onlineChat")
    .select(["startsAt", "endsAt", "areLatecomersWelcome"])
    .where("activity", "=", from)
    .executeTakeFirst();
  if (!chat) return;
  await db
    .insertInto("onlineChat")
    .values({ ...chat, id: newId(), activity: to })
    .execute();
  const questions = await db.selectFrom("chatQuestion").select(["position", "text"]).where("activity", "=", from).execute();
  const copies = questions.map((question) => ({ ...question, id: newId(), activity: to }));
  if (copies.length > 0) await db.insertInto("chatQuestion").values(copies).execute();
}
