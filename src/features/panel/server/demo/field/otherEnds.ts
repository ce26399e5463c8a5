import { newId, type SpaceDb } from "../../../../../server/kit";
import type { ResponseRow, StudyRow } from "./studies";

const MINUTE_MS = 60_000;

/** People who began and weren't counted, as there are some in each field: for each complete so many. */
const OTHER_ENDS = [
  { disposition: "screenOut", perComplete: 0.42, minutes: 1 },
  { disposition: "dropped", perComplete: 0.1, minutes: 4 },
  { disposition: "overQuota", perComplete: 0.04, minutes: 1 },
  { disposition: "quality", perComplete: 0.02, minutes: 2 },
] as const;

export async function addOtherEnds(db: SpaceDb, study: StudyRow, completes: readonly ResponseRow[]): Promise<void> {
  const [first] = completes;
  if (!first) return;
  const rows = OTHER_ENDS.flatMap(({ disposition, perComplete, minutes }) =>
    Array.from({ length: Math.round(completes.length * perComplete) }, () => ({
      ...{ id: newId(), questionnaire: study.questionnaire ?? "", questionnaireVersion: first.questionnaireVersion },
      ...{ channel: "link", state: "ended", disposition, language: "es" },
      startedAt: new Date().toISOString(),
      completedAt: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
    })),
  );
  if (rows.length > 0) await db.insertInto("response").values(rows).execute();
}
