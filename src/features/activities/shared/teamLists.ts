import type { ActivityOpening } from "../../../shared/dates/activityOpening";

/** The lists in which the team finds activities (spec section 2). */
export const TEAM_LISTS: readonly string[] = [
  ...["all", "mine", "finished", "recent", "bestRated", "unseen", "comingSoon"],
  ...["creating", "inProgress", "blocked"],
];

/** Of an activity, what the team's lists go by. */
export interface TeamListed {
  readonly status: string;
  readonly opening: ActivityOpening;
  /** ISO 8601: when it begins, or was made. */
  readonly since: string;
  readonly unseen: number;
  readonly rating: number;
  /** Whether the reader made it. */
  readonly isMine: boolean;
}

const BELONGS: Readonly<Record<string, (activity: TeamListed) => boolean>> = {
  mine: ({ isMine }) => isMine,
  finished: ({ opening }) => opening === "ended",
  bestRated: ({ rating }) => rating > 0,
  unseen: ({ unseen }) => unseen > 0,
  comingSoon: ({ opening }) => opening === "comingSoon",
  creating: ({ status }) => status === "CONFIGURING",
  inProgress: ({ opening }) => opening === "open",
  blocked: ({ status }) => status === "BLOCKED",
};

const newestFirst = (one: TeamListed, other: TeamListed) => Date.parse(other.since) - Date.parse(one.since);

/** The activities of a list, the newest first; of the best rated the most liked. */
export function listTeamActivities<Activity extends TeamListed>(
  activities: readonly Activity[],
  list: string,
): readonly Activity[] {
  const belonging = activities.filter(BELONGS[list] ?? (() => true)).toSorted(newestFirst);
  return list === "bestRated" ? belonging.toSorted((one, other) => other.rating - one.rating) : belonging;
}
