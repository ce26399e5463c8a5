import { json, newId, type SpaceDb } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { isSameDocument } from "../../../../survey/document/asQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import { invalidQuestionnaire } from "../../../../survey/document/invalidQuestionnaire";
import type { QuestionnaireServices } from "../services";
import { draftIssues } from "./draftIssues";
import { publishedVersionOf } from "./publishedVersion";
import { removeUnpublished } from "./removeUnpublished";

/** A questionnaire that is held. */
interface Row {
  readonly id: string;
  readonly publishedVersion: number | null;
  readonly draft: Json | null;
}

/** The questionnaire's row, held until the transaction ends; its activity's, where that is held too, comes before. */
export function holdQuestionnaire(db: SpaceDb, id: string) {
  return db.selectFrom("questionnaire").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

export interface FrozenDraft {
  readonly number: number;
  readonly publishedAt: string;
}

/**
 * Makes the draft the version that respondents get, inside the transaction that holds it; one that is published already
 * stays the same version.
 * @param publishedBy the person's account
 * @throws AppError `questionnaire.faulty` with the place of each fault
 */
export async function freezeDraft(
  db: SpaceDb,
  { row, publishedBy }: { readonly row: Row; readonly publishedBy: string | undefined },
  services: Pick<QuestionnaireServices, "types" | "fieldwork">,
): Promise<FrozenDraft> {
  const faults = await draftIssues(db, row, services);
  if (faults.length > 0) throw invalidQuestionnaire(draftOf(row), faults);
  const current = await publishedVersionOf(db, row);
  if (current && isSameDocument(current.document, row.draft)) return current;
  await removeUnpublished(db, row);
  const number = (row.publishedVersion ?? 0) + 1;
  const publishedAt = new Date().toISOString();
  await db
    .insertInto("questionnaireVersion")
    .values({
      id: newId(),
      questionnaire: row.id,
      number,
      document: json(row.draft),
      publishedAt,
      publishedBy: publishedBy ?? null,
    })
    .execute();
  await db
    .updateTable("questionnaire")
    .set({ publishedVersion: number, updatedAt: publishedAt })
    .where("id", "=", row.id)
    .execute();
  return { number, publishedAt };
}
