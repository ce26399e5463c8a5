import { newId, type SpaceDb } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { ChatSettings } from "../shared/api";
import { CHAT_ERRORS } from "../shared/errors";
import { ONLINE_CHAT } from "../shared/onlineChat";
import { readQuestions, type StoredQuestion } from "./readChat";
import { type ActivityDates, timeIssues } from "./timeIssues";

type Questions = ChatSettings["questions"];

function questionIssues(questions: Questions, before: readonly StoredQuestion[]): readonly FieldIssue[] {
  const known = new Set(before.map(({ id }) => id));
  const ids = questions.map(({ id }) => id);
  return questions.flatMap(({ id }, index) =>
    id && (!known.has(id) || ids.indexOf(id) < index) ? [{ path: `/questions/${index}/id`, rule: "reference" }] : [],
  );
}

/** What was asked stays asked, in the same words. @throws AppError `onlineChat.questionSent` */
function demandSentKept(questions: Questions, before: readonly StoredQuestion[]): void {
  const texts = new Map(questions.map(({ id, text }) => [id, text]));
  if (before.some(({ id, text, sentAt }) => sentAt !== null && texts.get(id) !== text))
    throw new AppError(CHAT_ERRORS.questionSent);
}

async function writeQuestions(db: SpaceDb, activity: string, questions: Questions, before: readonly StoredQuestion[]) {
  const kept = new Set(questions.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom("chatQuestion").where("id", "in", gone).execute();
  for (const [index, { id, text }] of questions.entries()) {
    const values = { text, position: index + 1 };
    if (id) await db.updateTable("chatQuestion").set(values).where("id", "=", id).execute();
    else
      await db
        .insertInto("chatQuestion")
        .values({ id: newId(), activity, ...values })
        .execute();
  }
}

/** Those of the guide, held: whoever sends one waits. */
async function holdQuestions(db: SpaceDb, activityId: string): Promise<readonly StoredQuestion[]> {
  await db.selectFrom("chatQuestion").select("id").where("activity", "=", activityId).orderBy("id").forUpdate().execute();
  return readQuestions(db, activityId);
}

async function holdActivity(db: SpaceDb, activityId: string): Promise<ActivityDates> {
  const activity = await db
    .selectFrom("activity")
    .select(["type", "startsAt", "endsAt"])
    .where("id", "=", activityId)
    .forUpdate()
    .executeTakeFirst();
  if (activity?.type !== ONLINE_CHAT) throw new AppError("record.notFound");
  return activity;
}

/**
 * Saves when a chat's session is and what it asks. Questions that were sent stay as they are.
 * @throws AppError `record.notFound`, `request.invalid`, `onlineChat.questionSent`
 */
export async function saveChat(db: SpaceDb, activityId: string, given: ChatSettings): Promise<void> {
  const questions = given.questions.map((question) => ({ ...question, text: question.text.trim() }));
  const { startsAt, endsAt, areLatecomersWelcome } = given;
  await db.transaction(async () => {
    const activity = await holdActivity(db, activityId);
    const before = await holdQuestions(db, activityId);
    const faults = [...timeIssues(given, activity), ...questionIssues(questions, before)];
    if (faults.length > 0) throw new AppError("request.invalid", { faults });
    demandSentKept(questions, before);
    const values = { startsAt, endsAt, areLatecomersWelcome };
    await db
      .insertInto("onlineChat")
      .values({ id: newId(), activity: activityId, ...values })
      .onConflict((conflict) => conflict.columns(["spaceId", "activity"]).doUpdateSet(values))
      .execute();
    await writeQuestions(db, activityId, questions, before);
  });
}
