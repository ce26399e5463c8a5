import type { EntityHook, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { recount } from "./recount";

type Quota = Readonly<Record<string, unknown>>;

/** The questionnaire whose respondents a quota counts. */
async function questionnaireOfQuota(db: SpaceDb, { activity, study }: Quota) {
  const table = typeof activity === "string" ? "activity" : typeof study === "string" ? "study" : undefined;
  if (!table) return undefined;
  const row = await db
    .selectFrom(table)
    .select("questionnaire")
    .where("id", "=", String(activity ?? study))
    .executeTakeFirst();
  return row?.questionnaire ?? undefined;
}

async function noteChange(db: SpaceDb, record: Quota, changed: readonly string[]): Promise<void> {
  const questionnaire = await questionnaireOfQuota(db, record);
  if (questionnaire) await recount(db, questionnaire, changed);
}

/**
 * Whom a quota counts is said in the words of its survey: elsewhere its condition means nothing, or something else.
 * @throws AppError `quota.countsBySurvey`
 */
function requireReservation(before: Quota, record: Quota): void {
  const moved = ["activity", "study"].find((field) => (before[field] ?? null) !== (record[field] ?? null));
  if (moved === undefined || (record.condition ?? null) === null) return;
  const messageKey = "errors.quota.countsBySurvey";
  throw new AppError("quota.countsBySurvey", { faults: [{ path: `/${moved}`, rule: "readOnly", messageKey }] });
}

/** What changes who counts in a quota, or takes it away, reaches respondents at their next question that decides. */
export const quotaHook: EntityHook = {
  entity: "quota",
  fields: ["device", "activity", "study"],
  afterUpdate: async ({ db, before, record }) => {
    requireReservation(before, record);
    await noteChange(db, record, [String(record.id)]);
  },
  beforeDelete: ({ db, record }) => noteChange(db, record, []),
};
