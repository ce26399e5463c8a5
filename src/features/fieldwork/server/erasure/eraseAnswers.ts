import type { SpaceDb } from "../../../../server/kit";
import { isTyped } from "../../../../survey/answers/isTyped";
import type { FieldworkServices } from "../services";

/** The member's answers that have a value. */
function answersOf(db: SpaceDb, memberId: string) {
  return db
    .selectFrom("answer")
    .innerJoin("response", "response.id", "answer.response")
    .select(["answer.id", "answer.response", "answer.questionId", "answer.value", "answer.questionnaireVersion"])
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
  const touched = new Set<string>();
  for (const { id, response, questionId, value, questionnaireVersion } of await answersOf(db, memberId)) {
    const { byId } = await compiled.version(db, questionnaireVersion);
    if (value === null || !isTyped(byId.get(questionId), value)) continue;
    typed.push(id);
    touched.add(response);
  }
  if (typed.length === 0) return;
  await db.updateTable("answer").set({ value: null, missing: "unknown" }).where("id", "in", typed).execute();
  // Results see by the response that there is something else in it.
  await db
    .updateTable("response")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "in", [...touched])
    .execute();
}
