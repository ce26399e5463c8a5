import { createToken, json, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Fieldwork, Supplier } from "../../../../survey/fieldwork/fieldwork";
import type { FieldworkInput, SavedFieldwork, SupplierInput } from "../../shared/api/settings";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "./fieldworkOf";
import { supplierIn } from "./supplierIn";
import { supplierIssues } from "./supplierIssues";

const ID_LENGTH = 12;

interface ExpectedRevision {
  readonly id: string;
  readonly revision: number;
}

/** @throws AppError `questionnaire.stale` where somebody else has written since */
export async function writeFieldwork(db: SpaceDb, { id, revision }: ExpectedRevision, fieldwork: Fieldwork): Promise<number> {
  const saved = await db
    .updateTable("questionnaire")
    .set({
      fieldwork: json(fieldwork),
      fieldworkRevision: sql<number>`fieldwork_revision + 1`,
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .where("fieldworkRevision", "=", revision)
    .returning("fieldworkRevision")
    .executeTakeFirst();
  if (!saved) throw new AppError("questionnaire.stale");
  return saved.fieldworkRevision;
}

function withKeys(before: Fieldwork, { id, ...given }: SupplierInput): Supplier {
  const known = supplierIn(before, id);
  return { ...given, id: known?.id ?? createToken().slice(0, ID_LENGTH), keys: known?.keys ?? { current: 0, previous: null } };
}

/**
 * Replaces the settings, if nobody else has since the caller read them. Suppliers keep their keys.
 * @throws AppError `record.notFound`, `questionnaire.stale`, `request.invalid`
 */
export async function saveFieldwork(
  db: SpaceDb,
  {
    activityId,
    fieldwork,
    revision,
  }: { readonly activityId: string; readonly fieldwork: FieldworkInput; readonly revision: number },
  { tools, questionnaires }: Pick<FieldworkServices, "tools" | "questionnaires">,
): Promise<SavedFieldwork> {
  const row = await questionnaires().questionnaireOf(db, activityId);
  const before = fieldworkOf(row.fieldwork);
  const faults = supplierIssues(before, fieldwork.suppliers, tools());
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  const next = { ...fieldwork, suppliers: fieldwork.suppliers.map((supplier) => withKeys(before, supplier)) };
  return { fieldwork: next, revision: await writeFieldwork(db, { id: row.id, revision }, next) };
}
