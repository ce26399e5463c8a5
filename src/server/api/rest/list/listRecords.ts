import type { Catalog, Entity } from "../../../../schema/catalog";
import type { Actor } from "../../../access/session/session";
import type { Database } from "../../../db/database";
import { runStatement } from "../../../db/runStatement";
import { demand, listScope } from "../recordAccess";
import type { Row } from "../serializers";
import { writeCursor } from "./cursor";
import { cursorOf, rowsAfter } from "./keyset";
import type { ListRequest } from "./listRequest";
import { deepPageStatement, type ListPlan, pageStatement } from "./listStatement";
import { exactTotal, type Total, totalOf } from "./totals";

/** From here on, rows are passed over rather than read. */
const DEEP = 500;

export interface ListPage {
  readonly rows: readonly Row[];
  readonly total: Total | undefined;
  /** Where the next page begins; absent on the last. */
  readonly next: string | undefined;
}

/** Rows of an offset far into the list, which must be counted to know from which end it is nearer. */
async function deepRows(database: Database, plan: ListPlan, limit: number): Promise<{ rows: readonly Row[]; total: Total }> {
  const { offset } = plan.request;
  const total = await exactTotal(database, plan);
  const length = Math.min(limit, total.count - offset);
  if (length <= 0) return { rows: [], total };
  const fromEnd = total.count - offset - length;
  const isFromEnd = fromEnd < offset;
  const window = { offset: isFromEnd ? fromEnd : offset, limit: length, isFromEnd };
  return { rows: await runStatement<Row>(database, deepPageStatement(plan, window)), total };
}

/** The rows asked for and, to know whether more follow, one beyond. */
async function read(database: Database, plan: ListPlan): Promise<{ rows: readonly Row[]; total: Total | undefined }> {
  const { offset, after, limit, count } = plan.request;
  if (offset >= DEEP) {
    const { rows, total } = await deepRows(database, plan, limit + 1);
    return { rows, total: count === "none" ? undefined : total };
  }
  const [rows, total] = await Promise.all([
    after
      ? rowsAfter(database, plan, after, limit + 1)
      : runStatement<Row>(database, pageStatement(plan, { offset, limit: limit + 1 })),
    totalOf(database, plan),
  ]);
  return { rows, total };
}

/**
 * A page of records, how many there are in all where that was asked, and where the next page begins.
 * @throws AppError `access.denied`, `request.invalid` (a cursor made by hand)
 */
export async function listRecords(
  { database, catalog }: { readonly database: Database; readonly catalog: Catalog },
  entity: Entity,
  actor: Actor,
  request: ListRequest,
): Promise<ListPage> {
  if (request.isTrash) demand(entity, actor, "delete");
  const plan: ListPlan = { entity, catalog, request, scope: listScope(catalog, entity, actor) };
  const { rows: found, total } = await read(database, plan);
  const rows = found.slice(0, request.limit);
  const last = rows.at(-1);
  const hasMore = last !== undefined && found.length > rows.length;
  return { rows, total, next: hasMore ? writeCursor(entity, request.sort, cursorOf(last)) : undefined };
}
