import type { Entity } from "../../../../../schema/catalog";
import { AppError } from "../../../../../shared/errors";
import type { Actor } from "../../../../access/session/session";
import { inTransaction } from "../../../../db/transaction";
import { absent } from "../../absent";
import type { Row } from "../../serializers";
import { updateRecords } from "../changeRecords";
import { removeRecords, restoreRecords } from "../removeRecords";
import type { WriteContext } from "../writeContext";
import type { BulkRequest } from "./bulkRequest";
import { changeLists } from "./changeLists";
import { issuesWithin } from "./issuesWithin";

/**
 * Writes all of the records in one transaction, or none.
 * @throws AppError `record.notFound` where some are not there, the first of them as `record`, all as `failed`
 */
export function writeAll(
  { database }: WriteContext,
  entity: Entity,
  ids: readonly string[],
  write: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  return inTransaction(database.kysely, async () => {
    const rows = await write();
    const written = new Set(rows.map(({ id }) => String(id)));
    const missing = [...new Set(ids)].filter((id) => !written.has(id.toLowerCase()));
    const [first] = missing;
    if (first === undefined) return rows;
    throw new AppError(absent(entity), { ...absent(entity).details, extensions: { record: { id: first }, failed: missing } });
  });
}

/**
 * Changes, deletes or brings back many records in one transaction, all or none.
 * @throws AppError as the single writes do; what is wrong with a record names it (`atRecords`)
 */
export function bulkWrite(context: WriteContext, entity: Entity, actor: Actor, request: BulkRequest): Promise<readonly Row[]> {
  return writeAll(context, entity, request.ids, () => write(context, entity, actor, request));
}

function write(context: WriteContext, entity: Entity, actor: Actor, request: BulkRequest): Promise<readonly Row[]> {
  const { ids } = request;
  if (request.action === "restore") return restoreRecords(context, entity, actor, ids);
  const expected = { version: request.versions };
  if (request.action === "delete") return removeRecords(context, entity, actor, ids, expected);
  if (request.add ?? request.remove) return changeLists(context, entity, actor, request);
  return issuesWithin("/data", () => updateRecords(context, entity, actor, ids, request.data, expected));
}
