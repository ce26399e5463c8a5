import type { Entity } from "../../../../../schema/catalog";
import type { Actor } from "../../../../access/session/session";
import type { Row } from "../../serializers";
import { updateRecords } from "../changeRecords";
import { removeRecords, restoreRecords } from "../removeRecords";
import type { WriteContext } from "../writeContext";
import type { BulkRequest } from "./bulkRequest";
import { changeLists } from "./changeLists";
import { issuesWithin } from "./issuesWithin";

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
  if (request.add ?? request.remove) return changeLists(context, entity, actor, request);
  return issuesWithin("/data", () => updateRecords(context, entity, actor, ids, request.data, expected));
}
