import { AsyncLocalStorage } from "node:async_hooks";

/** Where an act comes from, as far as it is kept. Both are personal. */
export interface Origin {
  /** IP address. */
  readonly address: string | null;
  /** Browser and system, e.g. `Firefox, Linux`. */
  readonly device: string | null;
}

interface Acting {
  accountId: string | undefined;
  readonly readOrigin: (() => Origin) | undefined;
}

const current = new AsyncLocalStorage<Acting>();
const NOWHERE: Origin = { address: null, device: null };

/**
 * Runs what a request does, or what follows from one.
 * @param accountId undefined as long as it isn't known
 * @param readOrigin of a request; read for what is noted alone
 */
export function runActing<T>(accountId: string | undefined, work: () => T, readOrigin?: () => Origin): T {
  return current.run({ accountId, readOrigin }, work);
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

/** Where what happens now comes from. Of visitors who haven't signed in nothing is kept, nor is there of the clock. */
export function actingOrigin(): Origin {
  const acting = current.getStore();
  return acting?.accountId === undefined ? NOWHERE : (acting.readOrigin?.() ?? NOWHERE);
}
