import { createToken, type SpaceDb } from "../../../../server/kit";
import { linkOf } from "../../../../survey/fieldwork/linkOf";
import type { FieldworkServices } from "../services";

/** Turns the open link on or off. The address stays the same through both. @throws AppError `record.notFound` */
export async function switchLink(
  db: SpaceDb,
  { ownerId, isOpen }: { readonly ownerId: string; readonly isOpen: boolean },
  { questionnaires }: FieldworkServices,
): Promise<string | null> {
  const id = await questionnaires().questionnaireIdOf(db, ownerId);
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
