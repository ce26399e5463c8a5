import { grantOf } from "../../../../../schema/accessKeys";
import { AppError } from "../../../../../shared/errors";
import { runStatement } from "../../../../db/runStatement";
import { isLimited, isSelectionField } from "../../limits";
import { scopeOf } from "../../recordAccess";
import type { Row } from "../../serializers";
import type { Writer } from "../atRecords";
import { reachStatement } from "../statements/writeStatements";
import { type Reference, referencesOf } from "./liveReferences";
import { referenceIssue } from "./writeFaults";

/** Ids that one of the records does not refer to yet. */
function newIds({ context, entity }: Writer, { field, ids }: Reference, before: readonly Row[]): readonly string[] {
  if (before.length === 0) return ids;
  const known = before.map((row) =>
    referencesOf(context.catalog, entity, { [field.name]: row[field.name] }).flatMap((reference) => reference.ids),
  );
  return ids.filter((id) => !known.every((one) => one.includes(id)));
}

/**
 * Refuses references to records that the actor's role does not select, as it refuses those to records that are not
 * there. What a record refers to already may stay.
 * @param before the records to be changed, as they are; none where the record is new
 * @throws AppError `request.invalid`
 */
export async function demandReachable(writer: Writer, values: Row, before: readonly Row[] = []): Promise<void> {
  const { context, entity, actor } = writer;
  const { catalog, database } = context;
  for (const reference of referencesOf(catalog, entity, values)) {
    const { field, target } = reference;
    if (isSelectionField(catalog, entity, field.name) || !isLimited(catalog, target, actor)) continue;
    const ids = [...new Set(newIds(writer, reference, before))];
    const scope = scopeOf(catalog, target, actor, grantOf(target, actor.accessKeys, "read") || true);
    const reached = await runStatement(database, reachStatement(target, { ids, scope, liveness: "any" }));
    if (reached.length < ids.length) throw new AppError("request.invalid", { faults: [referenceIssue(field)] });
  }
}
