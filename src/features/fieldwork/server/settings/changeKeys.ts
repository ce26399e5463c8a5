import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Fieldwork, Supplier, SupplierKeys } from "../../../../survey/fieldwork/fieldwork";
import { supplierKey } from "../entry/supplierKey";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "./fieldworkOf";
import { writeFieldwork } from "./saveFieldwork";
import { supplierIn } from "./supplierIn";

interface SupplierRevision {
  readonly activityId: string;
  readonly supplierId: string;
  readonly revision: number;
}

interface KeyChange extends Pick<FieldworkServices, "questionnaires"> {
  readonly change: (keys: SupplierKeys) => SupplierKeys;
}

/** @throws AppError `record.notFound`, `questionnaire.stale` */
async function changeKeys(
  db: SpaceDb,
  { activityId, supplierId, revision }: SupplierRevision,
  { change, questionnaires }: KeyChange,
) {
  const row = await questionnaires().questionnaireOf(db, activityId);
  const before = fieldworkOf(row.fieldwork);
  const supplier = supplierIn(before, supplierId);
  if (!supplier) throw new AppError("record.notFound");
  const changed: Supplier = { ...supplier, keys: change(supplier.keys) };
  const fieldwork: Fieldwork = {
    ...before,
    suppliers: before.suppliers.map((other) => (other.id === supplierId ? changed : other)),
  };
  const saved = await writeFieldwork(db, { id: row.id, revision }, fieldwork);
  return { questionnaireId: row.id, supplier: changed, fieldwork, revision: saved };
}

/**
 * Gives a supplier a new key; the one before stays good beside it until it is retired, or until the next new one.
 * @returns the key, which is shown this once
 * @throws AppError `record.notFound`, `questionnaire.stale`
 */
export async function rotateKey(db: SpaceDb, keyed: SupplierRevision, { tools, questionnaires }: FieldworkServices) {
  const change: KeyChange["change"] = ({ current }) => ({ current: current + 1, previous: current > 0 ? current : null });
  const { questionnaireId, supplier, ...saved } = await changeKeys(db, keyed, { change, questionnaires });
  return { ...saved, secret: supplierKey(tools(), { questionnaireId, supplier, number: supplier.keys.current }) };
}

/** Ends the key before the current one. @throws AppError `record.notFound`, `questionnaire.stale` */
export async function retireKey(db: SpaceDb, keyed: SupplierRevision, { questionnaires }: FieldworkServices) {
  const change: KeyChange["change"] = (keys) => ({ ...keys, previous: null });
  const { fieldwork, revision } = await changeKeys(db, keyed, { change, questionnaires });
  return { fieldwork, revision };
}
