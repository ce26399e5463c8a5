import { type EntityHook, type ExtensionSchedule, sql } from "../../../server/kit";
import { KEPT_DAYS } from "../shared/chatbot";

const MINUTES_PER_DAY = 1_440;

/** Conversations are for the moment: what is older goes. */
export const removeOldExchanges: ExtensionSchedule = {
  name: "chatbot.removeOldExchanges",
  everyMinutes: MINUTES_PER_DAY,
  run: async (db) => {
    await db
      .deleteFrom("chatbotMessage")
      .where(sql<boolean>`created_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
      .execute();
  },
};

/** A person who is erased takes the conversation along. */
export const eraseConversation: EntityHook = {
  entity: "member",
  afterErasure: async ({ db, record }) => {
    const member = String(record.id);
    await db.deleteFrom("chatbotMessage").where("member", "=", member).execute();
    await db.deleteFrom("chatbotConversation").where("member", "=", member).execute();
  },
};
