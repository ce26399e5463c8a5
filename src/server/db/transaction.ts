import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import { retryConflicts } from "./connection/conflict";
import type { Tables } from "./generated/tables";

interface OpenTransaction {
  readonly transaction: Transaction<Tables>;
  readonly effects: (() => void)[];
}

/** The transaction that the current call runs in: using the pool beside it would deadlock an embedded database. */
const current = new AsyncLocalStorage<OpenTransaction>();

/**
 * Runs the work in a transaction, or in the one that is open. What the database ended because others were in the way is
 * tried again as a whole, so the work keeps nothing but in the database.
 */
export async function inTransaction<T>(root: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work();
  const { result, effects } = await retryConflicts(async () => {
    const effects: (() => void)[] = [];
    const result = await root.transaction().execute((transaction) => current.run({ transaction, effects }, work));
    return { result, effects };
  });
  for (const effect of effects) effect();
  return result;
}

/** Runs once the open transaction is committed, never where it is rolled back; at once where there is none. */
export function afterCommit(effect: () => void): void {
  const open = current.getStore();
  if (open) open.effects.push(effect);
  else effect();
}

/** The open transaction, if any. */
export function currentTransaction(): Transaction<Tables> | undefined {
  return current.getStore()?.transaction;
}

/** Whether the current call runs in one. */
export const isInTransaction = (): boolean => currentTransaction() !== undefined;

/** The open transaction, else the root: for the platform's own queries. */
export function executor(root: Kysely<Tables>): Kysely<Tables> {
  return currentTransaction() ?? root;
}
