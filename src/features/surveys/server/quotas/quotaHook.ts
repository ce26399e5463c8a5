import type { EntityHook, SpaceDb } from "../../../../server/kit";
import { recount } from "./recount";

/** The questionnaire whose respondents a quota counts. */
async function questionnaireOfQuota(db: SpaceDb, { activity, study }: Readonly<Record<string, unknown>>) {
  const table = typeof activity === "string" ? "activity" : typeof study === "string" ? "study" : undefined;
  if (!table) return undefined;
  const row = await db
    .selectFrom(table)
    .select("questionnaire")
    .where("id", "=", String(activity ?? study))
    .executeTakeFirst();
  return row?.questionnaire ?? undefined;
}

async function noteChange(db: SpaceDb, record: Readonly<Record<string, unknown>>, changed: readonly string[]): Promise<void> {
  const questionnaire = await questionnaireOfQuota(db, record);
  if (questionnaire) await recount(db, questionnaire, changed);
}

/** What changes who counts in a quota, or takes it away, reaches respondents at their next question that decides. */
export const quotaHook: EntityHook = {
  entity: "quota",
  fields: ["device", "activity", "study"],
  afterUpdate: ({ db, record }) => noteChange(db, record, [String(record.id)]),
  beforeDelete: ({ db, record }) => noteChange(db, record, []),
};
