import type { SpaceDb } from "../../../../server/kit";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import type { Adjustment, AdjustmentReport } from "../../shared/api/settings";
import { changeDisposition } from "../ending/changeDisposition";
import type { FieldworkServices } from "../services";

interface Adjusted extends Adjustment {
  readonly activityId: string;
  readonly accountId: string | undefined;
}

function foundResponses(db: SpaceDb, questionnaireId: string, { supplier, ids }: Adjustment) {
  return db
    .selectFrom("response")
    .select(["id", "externalId", "state", "disposition"])
    .where("questionnaire", "=", questionnaireId)
    .where("supplier", "=", supplier)
    .where("externalId", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}

type ResponseRow = Awaited<ReturnType<typeof foundResponses>>[number];

const endOf = ({ disposition }: ResponseRow): Disposition => (disposition ?? "complete") as Disposition;

function countBy(rows: readonly ResponseRow[]): AdjustmentReport["changes"] {
  const counts: Partial<Record<Disposition, number>> = {};
  for (const row of rows) counts[endOf(row)] = (counts[endOf(row)] ?? 0) + 1;
  return counts;
}

async function apply(
  db: SpaceDb,
  rows: readonly ResponseRow[],
  { disposition, accountId }: Adjusted,
  { tools }: FieldworkServices,
) {
  await changeDisposition(db, rows, disposition, tools().publish);
  await tools().note(
    rows.map((row) => ({
      spaceId: db.spaceId,
      accountId: accountId ?? null,
      action: "update",
      entity: "response",
      recordId: row.id,
      changes: { disposition: { from: endOf(row), to: disposition } },
    })),
  );
}

/**
 * Reconciliation: after field the supplier's and the client's view of who counts are brought together. Each change is
 * in the audit log, and the supplier is told of it.
 * @throws AppError `record.notFound`
 */
export async function adjustDispositions(
  db: SpaceDb,
  adjustment: Adjusted,
  services: FieldworkServices,
): Promise<AdjustmentReport> {
  const id = await services.questionnaires().questionnaireIdOf(db, adjustment.activityId);
  return db.transaction(async () => {
    const found = await foundResponses(db, id, adjustment);
    const known = new Set(found.map(({ externalId }) => externalId));
    const ended = found.filter(({ state }) => state !== "open");
    const changing = ended.filter((row) => endOf(row) !== adjustment.disposition);
    if (adjustment.isApplied && changing.length > 0) await apply(db, changing, adjustment, services);
    return {
      changes: countBy(changing),
      unchanged: ended.length - changing.length,
      open: found.length - ended.length,
      unknown: adjustment.ids.filter((externalId) => !known.has(externalId)),
      isApplied: adjustment.isApplied,
    };
  });
}
