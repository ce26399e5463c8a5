/** Beside what the browser keeps, where it keeps nothing. */
const started = new Map<string, number>();

/** Where a task that runs is kept, so that it goes on after a reload: the page's own address tells surveys apart. */
const keyOf = (questionId: string) => `sondeo.task.${location.pathname}.${questionId}`;

/** When a task of this browser began, in milliseconds since 1970; nothing where it hasn't. */
export function startedAt(questionId: string): number | undefined {
  const known = started.get(keyOf(questionId));
  if (known !== undefined) return known;
  try {
    const kept = Number(sessionStorage.getItem(keyOf(questionId)));
    return Number.isFinite(kept) && kept > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @param at nothing once it has ended */
export function keepStart(questionId: string, at: number | undefined): void {
  if (at === undefined) started.delete(keyOf(questionId));
  else started.set(keyOf(questionId), at);
  try {
    if (at === undefined) sessionStorage.removeItem(keyOf(questionId));
    else sessionStorage.setItem(keyOf(questionId), String(at));
  } catch {
    // A browser that keeps nothing begins anew after a reload.
  }
}
