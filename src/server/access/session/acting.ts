import { AsyncLocalStorage } from "node:async_hooks";

interface Acting {
  accountId: string | undefined;
}

const current = new AsyncLocalStorage<Acting>();

/** Runs what a request does, or what follows from one. @param accountId undefined as long as it isn't known */
export function runActing<T>(accountId: string | undefined, work: () => T): T {
  return current.run({ accountId }, work);
}

/** Notes who the current request comes from. */
export function noteActing(accountId: string): void {
  const acting = current.getStore();
  if (acting) acting.accountId = accountId;
}

/** The account of the person who causes what happens now; undefined where it is nobody, e.g. for what the clock does. */
export function actingAccount(): string | undefined {
  return current.getStore()?.accountId;
}
