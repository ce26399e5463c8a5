import type { SpaceDb } from "../../../server/kit";

/** Complete responses of all versions of a questionnaire. */
export async function readCompleteIds(db: SpaceDb, questionnaireId: string, withTest: boolean): Promise<readonly string[]> {
  const query = db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", questionnaireId)
    .where("state", "=", "complete");
  const rows = await (withTest ? query : query.where("isTest", "=", false)).execute();
  return rows.map(({ id }) => id);
}
