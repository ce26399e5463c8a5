import type { SpaceDb } from "../../../server/kit";

/** How many people have answered; test responses count only as such. */
export interface ResponseCounts {
  readonly total: number;
  readonly complete: number;
  readonly open: number;
  /** Ended by the questionnaire before its last question. */
  readonly ended: number;
  readonly test: number;
}

/** Counts the responses of a questionnaire; those of an import that is under way don't count yet. */
export async function countResponses(db: SpaceDb, questionnaireId: string): Promise<ResponseCounts> {
  const rows = await db
    .selectFrom("response")
    .select(["state", "isTest"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .groupBy(["state", "isTest"])
    .execute();
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((total, { count }) => total + Number(count), 0);
  const complete = sum(({ state, isTest }) => !isTest && state === "complete");
  const open = sum(({ state, isTest }) => !isTest && state === "open");
  const ended = sum(({ state, isTest }) => !isTest && state === "ended");
  return { total: complete + open + ended, complete, open, ended, test: sum(({ isTest }) => isTest) };
}
