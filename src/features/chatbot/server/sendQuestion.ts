import { newId } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Exchange, Question } from "../shared/api";
import { CHATBOT_ERRORS } from "../shared/errors";
import { answerQuestion } from "./answer/answerQuestion";
import { readExchange, requireConversation } from "./conversation";
import { formatDates } from "./knowledge/formatDates";
import type { Asker, ChatbotServices } from "./services";

const HOUR = 3_600;
const LIMITS = [
  { windowSeconds: HOUR, limit: 20 },
  { windowSeconds: 24 * HOUR, limit: 60 },
];

/** @throws AppError `chatbot.limited` with the time from which the member may go on */
async function countQuestion({ accountId, language, timeZone }: Asker, { tools }: ChatbotServices): Promise<void> {
  try {
    await tools().demandAttempt({ scope: "chatbot.send", key: accountId, limits: LIMITS });
  } catch (error) {
    const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
    if (seconds === undefined) throw error;
    const time = formatDates(language, await timeZone()).instant(new Date(Date.now() + seconds * 1_000));
    throw new AppError(CHATBOT_ERRORS.limited, { retryAfterSeconds: seconds, params: { time } });
  }
}

/** What was answered under the key before. @throws AppError `chatbot.keyUsed` where another question was asked */
async function findSent({ db, memberId }: Asker, { conversation, clientKey, text }: Question): Promise<Exchange | undefined> {
  const row = await db
    .selectFrom("chatbotMessage")
    .select(["id", "question"])
    .where("conversation", "=", conversation)
    .where("clientKey", "=", clientKey)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.question !== text) throw new AppError(CHATBOT_ERRORS.keyUsed);
  return readExchange(db, { id: row.id, member: memberId });
}

/**
 * Answers a question and keeps both; the same client key again is the same question. Of two at once with one key both
 * get the answer that is kept.
 * @throws AppError `record.notFound`, `chatbot.keyUsed`, `chatbot.limited`
 */
export async function sendQuestion(asker: Asker, given: Question, services: ChatbotServices): Promise<Exchange> {
  const { db, memberId } = asker;
  const asked = { ...given, text: given.text.trim() };
  const { conversation, clientKey, text } = asked;
  await requireConversation(db, { id: conversation, member: memberId });
  const sent = await findSent(asker, asked);
  if (sent) return sent;
  await countQuestion(asker, services);
  const { answer, method } = await answerQuestion(asker, { conversation, question: text }, services);
  await db
    .insertInto("chatbotMessage")
    .values({
      ...{ id: newId(), conversation, member: memberId, clientKey, question: text, method },
      ...{ answer: JSON.stringify(answer), isFound: answer.length > 0 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await findSent(asker, asked);
  if (!kept) throw new AppError("record.conflict");
  return kept;
}
