import type { SpaceDb } from "../../../server/kit";
import type { ResponseCounts } from "../shared/api";

/** Counts the responses of a questionnaire; those of an import that is under way don't count yet. */
export async function countResponses(db: SpaceDb, questionnaireId: string): Promise<ResponseCounts> {
  const rows = await db
    .selectFrom("response")
    .select(["state", "review", "isTest"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .groupBy(["state", "review", "isTest"])
    .execute();
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((total, { count }) => total + Number(count), 0);
  const complete = sum(({ state, isTest }) => !isTest && state === "complete");
  const open = sum(({ state, isTest }) => !isTest && state === "open");
  const ended = sum(({ state, review, isTest }) => !isTest && state === "ended" && review !== "discarded");
  const discarded = sum(({ state, review, isTest }) => !isTest && state === "ended" && review === "discarded");
  const test = sum(({ isTest }) => isTest);
  return { total: complete + open + ended + discarded, complete, open, ended, discarded, test };
}
