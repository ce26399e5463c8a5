import { AppError } from "../../../../shared/errors";
import type { Database } from "../../../db/database";
import { runStatement } from "../../../db/runStatement";
import type { Row } from "../serializers";
import { atRecords, type Writer } from "./atRecords";
import { isViolation } from "./references/writeFaults";

type Work<T> = (ids: readonly string[]) => Promise<T>;

const SAVEPOINT = "records";

async function run(database: Database, text: string): Promise<void> {
  await runStatement(database, { text, values: [] });
}

/** Does the work, or leaves the transaction as it was before. */
async function whole<T>(database: Database, work: () => Promise<T>): Promise<T> {
  await run(database, `savepoint ${SAVEPOINT}`);
  try {
    const result = await work();
    await run(database, `release savepoint ${SAVEPOINT}`);
    return result;
  } catch (error) {
    await run(database, `rollback to savepoint ${SAVEPOINT}`);
    await run(database, `release savepoint ${SAVEPOINT}`);
    throw error;
  }
}

interface Refusal {
  readonly id: string | undefined;
  readonly thrown: unknown;
}

/** The record at which the database says no, found by halves: what it accepts stays done while the rest is tried. */
async function refusalOf(database: Database, ids: readonly string[], work: Work<unknown>, first: unknown): Promise<Refusal> {
  let rest = ids;
  let thrown = first;
  while (rest.length > 1) {
    const half = rest.slice(0, Math.ceil(rest.length / 2));
    try {
      await whole(database, () => work(half));
      rest = rest.slice(half.length);
    } catch (error) {
      if (!isViolation(error)) throw error;
      thrown = error;
      rest = half;
    }
  }
  return { id: rest[0], thrown };
}

export interface RefusalRules {
  /** Makes an expected failure of what a constraint's violation threw. */
  readonly translate: (thrown: unknown) => unknown;
  /** Those of several records that are to blame, where a query tells it; else the first is found by trying. */
  readonly blame?: (ids: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Writes records of the open transaction by statements that concern all of them; where a constraint refuses them, the
 * failure says which.
 * @throws AppError as `translate` makes it, with the records (`atRecords`)
 */
export async function writeTogether<T>(
  writer: Writer,
  rows: readonly Row[],
  { translate, blame }: RefusalRules,
  work: Work<T>,
): Promise<T> {
  const { database } = writer.context;
  const ids = rows.map(({ id }) => String(id));
  const told = (thrown: unknown, culprits: readonly Row[]) => {
    const error = translate(thrown);
    return error instanceof AppError ? atRecords(writer, culprits, error) : error;
  };
  // There is nothing to be looked for: savepoints would cost more than the write.
  if (ids.length === 1) return work(ids).catch((thrown: unknown) => Promise.reject(told(thrown, rows)));
  try {
    return await whole(database, () => work(ids));
  } catch (thrown) {
    if (!isViolation(thrown)) throw thrown;
    const blamed = new Set(await blame?.(ids));
    if (blamed.size > 0)
      throw told(
        thrown,
        rows.filter(({ id }) => blamed.has(String(id))),
      );
    const refusal = await refusalOf(database, ids, work, thrown);
    throw told(
      refusal.thrown,
      rows.filter(({ id }) => id === refusal.id),
    );
  }
}
