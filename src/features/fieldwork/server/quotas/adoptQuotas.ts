import { isDeepStrictEqual } from "node:util";
import type { AdoptedQuotas } from "../../../../contracts/services/fieldwork";
import { json, newId, type SpaceDb } from "../../../../server/kit";
import type { ImportedQuota } from "../../../../survey/exchange/importer";
import type { Cell } from "../../../../survey/fieldwork/cell";
import { cellIssues } from "../../../../survey/logic/logicIssues";
import { readCells } from "./cells";
import { recount } from "./recount";

const LONGEST_TITLE = 200;

/** Whether a quota is there already, whatever its target has become: a file of this very activity brings its own again. */
function isSameCell(cell: Cell, { title, condition, device = null }: ImportedQuota): boolean {
  return (
    cell.segment === null &&
    cell.title === title.slice(0, LONGEST_TITLE) &&
    cell.device === device &&
    isDeepStrictEqual(cell.condition, condition)
  );
}

/**
 * Sets up the quotas that an imported survey brings, inside the transaction that replaces the questionnaire. Quotas that
 * were there and look at questions that are gone stay, but count nobody until somebody says again whom.
 */
export async function adoptQuotas(
  db: SpaceDb,
  { activityId, questionnaireId, questionnaire }: AdoptedQuotas,
  quotas: readonly ImportedQuota[],
): Promise<void> {
  const cells = await readCells(db, questionnaireId);
  const lost = cells.filter(({ condition }) => cellIssues(questionnaire, condition).length > 0);
  const brought = quotas.filter((quota) => !cells.some((cell) => isSameCell(cell, quota)));
  if (lost.length + brought.length === 0) return;
  const ids = lost.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable("quota").set({ condition: null }).where("id", "in", ids).execute();
  const rows = brought.map(({ title, target, condition, device = null }) => ({
    id: newId(),
    title: title.slice(0, LONGEST_TITLE),
    target,
    condition: json(condition),
    device,
    activity: activityId,
  }));
  if (rows.length > 0) await db.insertInto("quota").values(rows).execute();
  await recount(db, questionnaireId, ids);
}
