import type { View } from "./decide";

const key = (communityId: string) => `sondeo.view.${communityId}`;

/** Member's or staff's view, as the person last chose it in this community. */
export function readPreferredView(communityId: string): View | undefined {
  const stored = localStorage.getItem(key(communityId));
  return stored === "member" || stored === "staff" ? stored : undefined;
}

export function storePreferredView(communityId: string, view: View): void {
  localStorage.setItem(key(communityId), view);
}
