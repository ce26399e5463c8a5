import { type ActivityCopy, json, questionnaireIdOf, questionnaireOf, sql } from "../../../../server/kit";

/** The draft of a survey in the copy of its activity: it is published there anew, and nobody has answered. */
export async function duplicateQuestionnaire({ db, from, to }: ActivityCopy): Promise<void> {
  const { draft, title } = await questionnaireOf(db, from);
  if (draft === null) return;
  await db
    .updateTable("questionnaire")
    .set({ draft: json(draft), title, draftRevision: sql<number>`draft_revision + 1` })
    .where("id", "=", await questionnaireIdOf(db, to))
    .execute();
}
