import { type DemoSeed, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { ONLINE_CHAT } from "../shared/onlineChat";

const SESSION_MS = 3_600_000;
const TITLE = "Charla: ¿un abono para todo?";

/** A chat whose session is over, and whose questions can still be answered. */
export const demoChat: DemoSeed = {
  name: "onlineChat",
  order: 69,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const activity = newId();
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    await db
      .insertInto("activity")
      .values({
        ...{ id: activity, type: ONLINE_CHAT, title: TITLE, labs: 30, status: "ACTIVE", announced: "OPENED" },
        description: "Una hora de charla por escrito. Si no pudiste venir, léela y contesta a las preguntas.",
        ...{ startsAt: at(-3 * MS_PER_DAY), endsAt: at(4 * MS_PER_DAY) },
      })
      .execute();
    const startsAt = at(-2 * MS_PER_DAY);
    const endsAt = at(-2 * MS_PER_DAY + SESSION_MS);
    await db.insertInto("onlineChat").values({ id: newId(), activity, startsAt, endsAt }).execute();
  },
};

/** Its guide: the questions that were asked in the conversations of the demo. */
export const demoGuide: DemoSeed = {
  name: "onlineChat.guide",
  order: 76,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const asked = await db
      .selectFrom("comment")
      .innerJoin("activity", "activity.id", "comment.activity")
      .select(["comment.id", "comment.activity", "comment.text", "comment.createdAt"])
      .where("activity.title", "=", TITLE)
      .where("comment.isQuestion", "=", true)
      .orderBy("comment.seq")
      .execute();
    const questions = asked.map(({ id, activity, text, createdAt }, index) => ({
      ...{ id: newId(), activity, text, position: index + 1, comment: id, sentAt: createdAt },
    }));
    if (questions.length > 0) await db.insertInto("chatQuestion").values(questions).execute();
  },
};
