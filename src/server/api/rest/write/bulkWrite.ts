import type { Entity } from "../../../../schema/catalog";
import { AppError } from "../../../../shared/errors";
import type { Actor } from "../../../access/session";
import type { Row } from "../serializers";
import type { BulkRequest } from "./bulkRequest";
import { updateRecords } from "./changeRecords";
import { removeRecords, restoreRecords } from "./removeRecords";
import type { WriteContext } from "./writeContext";

/** Faults of the data as the body has them. */
async function withinData<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.faults) throw error;
    const faults = error.details.faults.map((fault) => ({ ...fault, path: `/data${fault.path}` }));
    throw new AppError(error.code, { ...error.details, faults });
  }
}

/**
 * Changes, deletes or brings back many records in one transaction, all or none.
 * @returns the records; fewer where some ids are not there
 * @throws AppError as the single writes do; what is wrong with a record names it (`atRecords`)
 */
export function bulkWrite(context: WriteContext, entity: Entity, actor: Actor, request: BulkRequest): Promise<readonly Row[]> {
  const { ids } = request;
  if (request.action === "restore") return restoreRecords(context, entity, actor, ids);
  const expected = { version: request.versions };
  if (request.action === "delete") return removeRecords(context, entity, actor, ids, expected);
  return withinData(() => updateRecords(context, entity, actor, ids, request.data, expected));
}
