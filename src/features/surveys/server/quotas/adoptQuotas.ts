import type { ImportedQuota } from "../../../../schema/importer";
import { cellFaults } from "../../../../schema/logic/logicFaults";
import type { Questionnaire } from "../../../../schema/questionnaire";
import { json, newId, type SpaceDb } from "../../../../server/kit";
import { readCells } from "./cells";
import { recount } from "./recount";

interface Adopted {
  readonly activityId: string;
  readonly questionnaireId: string;
  /** What takes the place of the one before. */
  readonly questionnaire: Questionnaire;
}

const LONGEST_TITLE = 200;

/**
 * Sets up the quotas that an imported survey brings, inside the transaction that replaces the questionnaire. Quotas that
 * were there and look at questions that are gone stay, but count nobody until somebody says again whom.
 */
export async function adoptQuotas(
  db: SpaceDb,
  { activityId, questionnaireId, questionnaire }: Adopted,
  quotas: readonly ImportedQuota[],
): Promise<void> {
  const lost = (await readCells(db, questionnaireId)).filter(({ condition }) => cellFaults(questionnaire, condition).length > 0);
  if (lost.length + quotas.length === 0) return;
  const ids = lost.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable("quota").set({ condition: null }).where("id", "in", ids).execute();
  const rows = quotas.map(({ title, target, condition }) => ({
    id: newId(),
    title: title.slice(0, LONGEST_TITLE),
    target,
    condition: json(condition),
    activity: activityId,
  }));
  if (rows.length > 0) await db.insertInto("quota").values(rows).execute();
  await recount(db, questionnaireId, ids);
}
