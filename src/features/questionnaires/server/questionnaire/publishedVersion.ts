import type { SpaceDb } from "../../../../server/kit";

/**
 * A frozen version; as a questionnaire names it, the one that new respondents begin with.
 * @returns nothing before the first publication
 */
export function publishedVersionOf(
  db: SpaceDb,
  { id, publishedVersion }: { readonly id: string; readonly publishedVersion: number | null },
) {
  return db
    .selectFrom("questionnaireVersion")
    .select(["id", "number", "document", "publishedAt"])
    .where("questionnaire", "=", id)
    .where("number", "=", publishedVersion ?? 0)
    .executeTakeFirst();
}
