/** Runs one at a time among all pages of this browser, where the browser can tell; otherwise at once. */
export async function exclusively<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  // Absent in older browsers and on plain http.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request(name, run) : run();
}
