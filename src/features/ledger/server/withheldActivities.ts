import type { RouteContext } from "../../../server/kit";

interface Booked {
  readonly activity: { readonly id: string | null } | null;
  readonly concept: string | null;
}

/**
 * Bookings as the person may read them. LABs of activities out of reach still count, or balances would not add up; what
 * names the activity is left out, the concept too, which may be its title.
 */
export async function withoutUnreached<T extends Booked>({ records }: RouteContext, items: readonly T[]): Promise<readonly T[]> {
  const ids = [...new Set(items.flatMap(({ activity }) => activity?.id ?? []))];
  if (ids.length === 0) return items;
  const reached = new Set(await records.reachable({ entity: "activity", action: "read", ids }));
  return items.map((item) => {
    const id = item.activity?.id;
    return !id || reached.has(id) ? item : { ...item, activity: null, concept: null };
  });
}
