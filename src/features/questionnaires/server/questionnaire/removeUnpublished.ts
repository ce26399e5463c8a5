import type { SpaceDb } from "../../../../server/kit";

/** Removes what an import that never ended left behind: its version, and with it the responses written so far. */
export async function removeUnpublished(
  db: SpaceDb,
  { id, publishedVersion }: { readonly id: string; readonly publishedVersion: number | null },
): Promise<void> {
  await db
    .deleteFrom("questionnaireVersion")
    .where("questionnaire", "=", id)
    .where("number", ">", publishedVersion ?? 0)
    .execute();
}
