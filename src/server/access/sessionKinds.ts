import type { SessionKind } from "./session";

/** Some megabytes. */
const MOST = 20_000;

const kinds = new Map<string, SessionKind>();

const keyOf = (tokenHash: Buffer): string => tokenHash.toString("latin1");

/**
 * Of which sort the token's session is, if it was read before: statements for one sort are shorter. It never changes,
 * and they ask for it all the same, so that nobody is let in by what is remembered.
 */
export function knownKind(tokenHash: Buffer): SessionKind | undefined {
  return kinds.get(keyOf(tokenHash));
}

export function rememberKind(tokenHash: Buffer, kind: SessionKind): void {
  const [oldest] = kinds.size >= MOST ? kinds.keys() : [];
  if (oldest !== undefined) kinds.delete(oldest);
  kinds.set(keyOf(tokenHash), kind);
}
