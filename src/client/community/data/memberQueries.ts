import { QueryClient } from "@tanstack/react-query";

/** For so long an answer is shown again without being read again, e.g. on the way from home to activities. */
const FRESH_MS = 15_000;

/** The cache of the members' app. What failed is read again on demand: the screen offers it. */
export function createMemberQueries(): QueryClient {
  // Tried whatever the browser believes of the network: a call that fails is reported, one that waits isn't.
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, networkMode: "always", refetchOnReconnect: true } },
  });
}

const segmentsOf = (path: string) => (path.split("?")[0] ?? "").split("/").filter(Boolean);
const isWithin = (path: readonly string[], parent: readonly string[]) =>
  parent.every((segment, index) => segment === path[index]);

/**
 * Whether a write changes what an address answers: it stands above the write's address, e.g. the list of activities and
 * the activity above its vote, or next to it or below. HTTP caches go by the address, too (RFC 9111, section 4.4).
 */
export function isChangedBy(read: string, write: string): boolean {
  const [readPath, writePath] = [segmentsOf(read), segmentsOf(write)];
  return isWithin(writePath, readPath) || isWithin(readPath, writePath.slice(0, -1));
}

/** Reads again what a write at this address changed. */
export function invalidateAfter(queries: QueryClient, write: string): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [, read] }) => typeof read === "string" && isChangedBy(read, write) });
}
