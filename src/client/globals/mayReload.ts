const STORED = "sondeo.reloadedAt";
/** A page that fails so soon after a reload fails for another reason than an old one. */
const PAUSE_MS = 60_000;

type Store = Pick<Storage, "getItem" | "setItem">;

/** Whether a page whose parts fail to load may be loaded anew; that it was is noted, so that none does it for ever. */
export function mayReload(store: Store, now: number): boolean {
  const before = Number(store.getItem(STORED) ?? Number.NEGATIVE_INFINITY);
  if (now - before < PAUSE_MS) return false;
  store.setItem(STORED, String(now));
  return true;
}
