import type { MemberActivity } from "../../../contracts/api/memberActivities";

export const GROUPS = ["now", "comingSoon", "done"] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<MemberActivity["state"], Group>> = {
  new: "now",
  begun: "now",
  locked: "comingSoon",
  comingSoon: "comingSoon",
  done: "done",
  ended: "done",
};

/** What a member asks first: what is there to do now, what comes, what is done. What ends soonest comes first. */
export function groupActivities(activities: readonly MemberActivity[]): Readonly<Record<Group, readonly MemberActivity[]>> {
  const groups: Record<Group, MemberActivity[]> = { now: [], comingSoon: [], done: [] };
  for (const activity of activities) groups[GROUP_OF[activity.state]].push(activity);
  groups.now.sort((a, b) => compareDates(a.endsAt, b.endsAt));
  groups.comingSoon.sort((a, b) => compareDates(a.startsAt, b.startsAt));
  return groups;
}

/** No date comes last. */
function compareDates(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Date.parse(one) - Date.parse(other);
}

/** LABs that can be earned now. */
export function labsToEarn(activities: readonly MemberActivity[]): number {
  return groupActivities(activities).now.reduce((sum, { labs }) => sum + labs, 0);
}
