import { newId, type RowOf, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Exchange, Paragraph } from "../shared/api";
import { METHODS, MOST_EXCHANGES } from "../shared/chatbot";

const FIELDS = ["id", "question", "answer", "isFound", "method", "handedOverAt", "createdAt"] as const;

type Row = Pick<RowOf<"chatbotMessage">, (typeof FIELDS)[number]>;

export function presentExchange({ answer, method, ...row }: Row): Exchange {
  return {
    ...row,
    // As `sendQuestion` stored it.
    answer: (answer ?? []) as unknown as Paragraph[],
    method: METHODS.find((one) => one === method) ?? "SEARCH",
  };
}

/** The member's conversation, made if there is none. @returns its id */
export async function openConversation(db: SpaceDb, member: string): Promise<string> {
  const find = () => db.selectFrom("chatbotConversation").select("id").where("member", "=", member).executeTakeFirst();
  const found = await find();
  if (found) return found.id;
  await db
    .insertInto("chatbotConversation")
    .values({ id: newId(), member })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error("A conversation is gone that was just made");
  return made.id;
}

/** @throws AppError `record.notFound` where the conversation isn't the member's */
export async function requireConversation(db: SpaceDb, of: { readonly id: string; readonly member: string }): Promise<void> {
  const found = await db
    .selectFrom("chatbotConversation")
    .select("id")
    .where("id", "=", of.id)
    .where("member", "=", of.member)
    .executeTakeFirst();
  if (!found) throw new AppError("record.notFound");
}

/** The newest exchanges, the newest last. */
export async function readExchanges(db: SpaceDb, conversation: string): Promise<Exchange[]> {
  const rows = await db
    .selectFrom("chatbotMessage")
    .select(FIELDS)
    .where("conversation", "=", conversation)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(MOST_EXCHANGES)
    .execute();
  return rows.reverse().map(presentExchange);
}

/** An exchange of the member's own. @throws AppError `record.notFound` */
export async function readExchange(db: SpaceDb, of: { readonly id: string; readonly member: string }): Promise<Exchange> {
  const row = await db
    .selectFrom("chatbotMessage")
    .select(FIELDS)
    .where("id", "=", of.id)
    .where("member", "=", of.member)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return presentExchange(row);
}
