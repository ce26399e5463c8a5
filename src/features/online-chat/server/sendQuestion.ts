import type { Comments } from "../../../contracts/services/comments";
import { type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { CHAT_ERRORS } from "../shared/errors";
import { phaseOf } from "../shared/phaseOf";
import { readChat } from "./readChat";

interface Sending {
  readonly activityId: string;
  readonly questionId: string;
  /** Staff role of whoever sends it. */
  readonly moderatorId: string;
}

/**
 * Asks a prepared question in the chat, once, whoever sends it.
 * @returns whether it wasn't sent before
 * @throws AppError `record.notFound`, `onlineChat.notLive`
 */
export async function sendQuestion(db: SpaceDb, sending: Sending, comments: Comments): Promise<boolean> {
  const { activityId, questionId, moderatorId } = sending;
  return db.transaction(async () => {
    // Held: of several who send it at once the others find it sent.
    const question = await db
      .selectFrom("chatQuestion")
      .select(["text", "sentAt"])
      .where("id", "=", questionId)
      .where("activity", "=", activityId)
      .forUpdate()
      .executeTakeFirst();
    const chat = await readChat(db, activityId);
    if (!question || !chat) throw new AppError("record.notFound");
    if (question.sentAt) return false;
    if (phaseOf(chat, Date.now()) !== "live") throw new AppError(CHAT_ERRORS.notLive);
    const post = { activityId, moderatorId, text: question.text, isQuestion: true, clientKey: `question:${questionId}` };
    const comment = await comments.postAsTeam(db, post);
    await db.updateTable("chatQuestion").set({ comment, sentAt: sql<string>`now()` }).where("id", "=", questionId).execute();
    return true;
  });
}
