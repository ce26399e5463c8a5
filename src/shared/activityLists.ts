/** The lists in which members find activities (spec section 2), in the order in which they are offered. */
export const MEMBER_LISTS = ["all", "mine", "unseen", "comingSoon", "finished", "recent", "bestRated"] as const;
export type MemberList = (typeof MEMBER_LISTS)[number];

/** Of an activity of a member, what the lists go by. */
export interface ListedActivity {
  readonly state: "new" | "begun" | "done" | "comingSoon" | "ended" | "locked";
  /** Whether nobody takes part any more. */
  readonly isOver: boolean;
  /** Whether the member has opened it. */
  readonly isSeen: boolean;
  /** ISO 8601: when it began, or was made where it began at once. */
  readonly since: string;
  /** What the member may know of its comments; null where nobody writes any. */
  readonly conversation: { readonly unseen: number; readonly rating: number } | null;
}

/** Whether there is something in it that the member hasn't seen: the whole of it, or comments. */
export function isUnseen({ state, isSeen, conversation }: ListedActivity): boolean {
  if (state === "comingSoon" || state === "locked") return false;
  return (state === "new" && !isSeen) || (conversation?.unseen ?? 0) > 0;
}

const ratingOf = ({ conversation }: ListedActivity) => conversation?.rating ?? 0;

const BELONGS: Readonly<Record<MemberList, (activity: ListedActivity) => boolean>> = {
  all: () => true,
  mine: ({ state }) => state === "begun" || state === "done",
  unseen: isUnseen,
  comingSoon: ({ state }) => state === "comingSoon",
  finished: ({ isOver }) => isOver,
  recent: ({ state }) => state !== "comingSoon",
  bestRated: (activity) => ratingOf(activity) > 0,
};

const newestFirst = (one: ListedActivity, other: ListedActivity) => Date.parse(other.since) - Date.parse(one.since);

const ORDERS: Readonly<Partial<Record<MemberList, (one: ListedActivity, other: ListedActivity) => number>>> = {
  comingSoon: (one, other) => Date.parse(one.since) - Date.parse(other.since),
  recent: newestFirst,
  bestRated: (one, other) => ratingOf(other) - ratingOf(one) || newestFirst(one, other),
};

/** The activities of a list, in its order; of those that tie, and where a list has no order of its own, in the order given. */
export function listActivities<Activity extends ListedActivity>(
  activities: readonly Activity[],
  list: MemberList,
): readonly Activity[] {
  const belonging = activities.filter(BELONGS[list]);
  const order = ORDERS[list];
  return order ? belonging.toSorted(order) : belonging;
}

/** @returns the list of that name; all where there is none */
export function memberListOf(name: string | null): MemberList {
  return MEMBER_LISTS.find((list) => list === name) ?? "all";
}
