import type { FileStore, SpaceDb } from "../../../server/kit";

const RESPONSE = "response";

/** Deletes the test responses of a questionnaire, their answers and the files that they brought. @returns how many */
export async function deleteTestResponses(db: SpaceDb, questionnaireId: string, files: FileStore): Promise<number> {
  const { deleted, fileIds } = await db.transaction(async () => {
    const responses = await db
      .deleteFrom("response")
      .where("questionnaire", "=", questionnaireId)
      .where("isTest", "=", true)
      .returning("id")
      .execute();
    if (responses.length === 0) return { deleted: 0, fileIds: [] };
    const removed = await db
      .deleteFrom("file")
      .where("entity", "=", RESPONSE)
      .where(
        "recordId",
        "in",
        responses.map(({ id }) => id),
      )
      .returning("id")
      .execute();
    return { deleted: responses.length, fileIds: removed.map(({ id }) => id) };
  });
  // Bytes go last: a row without bytes would be a broken file, bytes without a row are only litter.
  for (const id of fileIds) await files.remove(id);
  return deleted;
}
