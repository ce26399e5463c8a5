import { createToken, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { linkOf } from "../../../../survey/fieldwork/linkOf";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "../settings/fieldworkOf";
import { supplierIn } from "../settings/supplierIn";
import { canonical, sign } from "./signature";
import { validKeys } from "./supplierKey";

const HOUR_SECONDS = 3_600;
const MS = 1_000;
const ID_LENGTH = 8;

/**
 * A link as the supplier makes them, good for an hour and for a respondent of its own.
 * @returns its path
 * @throws AppError `record.notFound`, `fieldwork.notReady` while the link is off or there is no key
 */
export async function testEntry(
  db: SpaceDb,
  { activityId, supplierId }: { readonly activityId: string; readonly supplierId: string },
  { tools, questionnaires }: FieldworkServices,
): Promise<string> {
  const row = await questionnaires().questionnaireOf(db, activityId);
  const supplier = supplierIn(fieldworkOf(row.fieldwork), supplierId);
  if (!supplier) throw new AppError("record.notFound");
  const link = linkOf(row);
  const [key] = validKeys(tools(), row.id, supplier);
  if (!link || !key) throw new AppError("fieldwork.notReady");
  const text = canonical({
    supplier: supplier.id,
    [supplier.parameter]: `test-${createToken().slice(0, ID_LENGTH)}`,
    exp: String(Math.floor(Date.now() / MS) + HOUR_SECONDS),
  });
  return `${link}?${text}&sig=${sign(text, key)}`;
}
