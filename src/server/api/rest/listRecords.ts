import type { Entity } from "../../../schema/catalog";
import type { Actor } from "../../access/session";
import type { Database } from "../../db/database";
import { runStatement } from "../../db/runStatement";
import type { ListRequest } from "./listRequest";
import { countStatement, pageStatement } from "./listStatement";
import { listScope } from "./recordAccess";
import type { Row } from "./serializers";

/** A page of records, and how many there are in all where that was asked. @throws AppError `access.denied` */
export async function listRecords(
  database: Database,
  entity: Entity,
  actor: Actor,
  request: ListRequest,
): Promise<{ rows: readonly Row[]; total: number | undefined }> {
  const scope = listScope(entity, actor);
  const [rows, totals] = await Promise.all([
    runStatement<Row>(database, pageStatement(entity, request, scope)),
    request.hasCount ? runStatement<{ total: number }>(database, countStatement(entity, request, scope)) : [],
  ]);
  return { rows, total: totals[0]?.total };
}
