import { createToken, questionnaireOf, type SpaceDb } from "../../../../server/kit";
import { linkOf } from "../../../../survey/fieldwork/linkOf";

/** Turns the open link on or off. The address stays the same through both. @throws AppError `record.notFound` */
export async function switchLink(db: SpaceDb, activityId: string, isOpen: boolean): Promise<string | null> {
  const { id } = await questionnaireOf(db, activityId);
  const row = await db
    .updateTable("questionnaire")
    .set((eb) => ({
      isLinkOpen: isOpen,
      linkToken: eb.fn.coalesce("linkToken", eb.val(createToken())),
      updatedAt: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .returning(["isLinkOpen", "linkToken"])
    .executeTakeFirstOrThrow();
  return linkOf(row);
}
