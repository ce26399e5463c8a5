import type { Exchange } from "../shared/api";
import { readExchange } from "./conversation";
import type { Asker, ChatbotServices } from "./services";

/**
 * Sends a question to the member's chat with the moderators, who answer there; once.
 * @throws AppError `record.notFound`, `chat.mayNotWrite`
 */
export async function handOver(
  { db, memberId, accountId }: Pick<Asker, "db" | "memberId" | "accountId">,
  id: string,
  { chats }: Pick<ChatbotServices, "chats">,
): Promise<Exchange> {
  const of = { id, member: memberId };
  const { question, handedOverAt } = await readExchange(db, of);
  if (!handedOverAt)
    await db.transaction(async () => {
      await chats().write(db, { memberId, accountId, text: question, clientKey: `chatbot:${id}` });
      await db.updateTable("chatbotMessage").set({ handedOverAt: new Date().toISOString() }).where("id", "=", id).execute();
    });
  return readExchange(db, of);
}
