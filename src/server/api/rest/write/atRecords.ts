import { grantOf } from "../../../../schema/accessKeys";
import type { Entity } from "../../../../schema/catalog";
import type { Action } from "../../../../schema/document";
import { AppError } from "../../../../shared/errors";
import type { Actor } from "../../../access/session/session";
import type { Row } from "../serializers";
import { presented, type WriteContext } from "./writeContext";

/** Who writes what, and by which right. */
export interface Writer {
  readonly context: WriteContext;
  readonly entity: Entity;
  readonly actor: Actor;
  readonly action: Action;
}

/** What a failure says of a record: its label where the person may read it. */
interface NamedRecord {
  readonly id: string;
  readonly label?: unknown;
}

/** Whether all that the person may write so may be read as well. */
function seesWritten({ entity, actor, action }: Writer): boolean {
  const [read, write] = [grantOf(entity, actor.accessKeys, "read"), grantOf(entity, actor.accessKeys, action)];
  if (typeof read === "boolean" || typeof write === "boolean") return read === true;
  return write.every((part) => read.includes(part) || (part === "own" && read.includes("shared")));
}

function named(writer: Writer, row: Row): NamedRecord {
  const { context, entity, actor } = writer;
  const id = String(row.id);
  const label = seesWritten(writer) ? presented(context, entity, actor, row)[entity.label] : undefined;
  return label === undefined || label === null ? { id } : { id, label };
}

/**
 * The failure with the records that it is about: `record` names the first, whose faults the failure tells, `failed` has
 * the ids of all that the same check refuses.
 */
export function atRecords(writer: Writer, rows: readonly Row[], error: AppError): AppError {
  const [first] = rows;
  if (!first) return error;
  const { extensions, ...details } = error.details;
  const about = { record: named(writer, first), failed: rows.map(({ id }) => String(id)) };
  return new AppError(error, { ...details, extensions: { ...extensions, ...about } });
}

/** Does something for one record; a failure says which. @param translate makes an expected failure of what was thrown */
export async function atRecord<T>(
  writer: Writer,
  row: Row,
  translate: (thrown: unknown) => unknown,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const error = translate(thrown);
    throw error instanceof AppError ? atRecords(writer, [row], error) : error;
  }
}
