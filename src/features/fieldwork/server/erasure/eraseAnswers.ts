import type { SpaceDb } from "../../../../server/kit";
import type { FieldworkServices } from "../services";
import { isTyped } from "./isTyped";

/** The member's answers that have a value. */
function answersOf(db: SpaceDb, memberId: string) {
  return db
    .selectFrom("answer")
    .innerJoin("response", "response.id", "answer.response")
    .select(["answer.id", "answer.questionId", "answer.value", "answer.questionnaireVersion"])
    .where("response.member", "=", memberId)
    .where("answer.value", "is not", null)
    .execute();
}

/**
 * Takes out of a member's answers what the member typed, dated or uploaded; codes and numbers stay, so that results go on
 * counting what they counted. What is gone is missing for a reason that nobody knows.
 */
export async function eraseAnswers(db: SpaceDb, memberId: string, { compiled }: FieldworkServices): Promise<void> {
  const typed: string[] = [];
  for (const { id, questionId, value, questionnaireVersion } of await answersOf(db, memberId)) {
    const { byId } = await compiled.version(db, questionnaireVersion);
    if (value !== null && isTyped(byId.get(questionId), value)) typed.push(id);
  }
  if (typed.length === 0) return;
  await db.updateTable("answer").set({ value: null, missing: "unknown" }).where("id", "in", typed).execute();
}
