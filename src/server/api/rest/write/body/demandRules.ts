import { setImmediate as pause } from "node:timers/promises";
import type { Entity } from "../../../../../schema/catalog";
import { AppError, type FieldIssue } from "../../../../../shared/errors";
import { portionsOf } from "../../../../../shared/portionsOf";
import type { Row } from "../../serializers";
import { atRecords, type Writer } from "../atRecords";
import { newIssues } from "./recordRules";

/** Records that are checked before others of the server's work have their turn. */
const PORTION = 250;

/**
 * Holds a write to the rules of the whole record; what the stored record breaks already is not this write's fault.
 * @param before the stored record; absent for a new one
 * @throws AppError `request.invalid`
 */
export function demandRules(entity: Entity, before: Row | undefined, after: Row): void {
  const faults = newIssues(entity, before, after);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

interface InvalidCase {
  readonly row: Row;
  readonly faults: readonly FieldIssue[];
}

/**
 * The same for a change of several stored records.
 * @throws AppError `request.invalid`, with all the records that would break a rule
 */
export async function demandRulesOfAll(writer: Writer, rows: readonly Row[], changes: Row): Promise<void> {
  const faulty: InvalidCase[] = [];
  for (const [index, portion] of portionsOf(rows, PORTION).entries()) {
    if (index > 0) await pause();
    for (const row of portion) {
      const faults = newIssues(writer.entity, row, { ...row, ...changes });
      if (faults.length > 0) faulty.push({ row, faults });
    }
  }
  const [first] = faulty;
  if (!first) return;
  const error = new AppError("request.invalid", { faults: first.faults });
  throw atRecords(
    writer,
    faulty.map(({ row }) => row),
    error,
  );
}
