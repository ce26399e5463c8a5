import { type ClientHost, consoleCommunity, type QuickView } from "../../../client/kit/console";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { activities } from "./activityCalls";

const RECENT_DAYS = 30;

type View = Pick<QuickView, "name" | "filter" | "ids" | "sort">;

/** What no filter of records says: dates decide it together with the status, or comments that are read and liked. */
function listed(priority: string): Pick<View, "filter" | "ids"> {
  return {
    filter: () => ({}),
    ids: async () => {
      const id = consoleCommunity();
      if (!id) return [];
      const query = { limit: "100" };
      const call = "GET /client/communities/:id/activities/priority/:priority";
      const page = await activities.call(call, { params: { id, priority }, query });
      return page.activities.map((activity) => activity.id);
    },
  };
}

const now = () => new Date().toISOString();

/** The specification's filters of the team's list (section 2); "all" is the list itself. */
const VIEWS: readonly View[] = [
  { name: "mine", ...listed("mine"), sort: "-createdAt" },
  { name: "inProgress", ...listed("inProgress"), sort: "endsAt" },
  { name: "comingSoon", filter: () => ({ status: ["NEW", "ACTIVE"], startsAt_gt: now() }), sort: "startsAt" },
  { name: "creating", filter: () => ({ status: ["CONFIGURING"] }) },
  { name: "finished", ...listed("finished"), sort: "-endsAt" },
  { name: "blocked", filter: () => ({ status: ["BLOCKED"] }) },
  { name: "unseen", ...listed("unseen") },
  { name: "bestRated", ...listed("bestRated") },
  { name: "recent", filter: () => ({ createdAt_gte: new Date(Date.now() - RECENT_DAYS * MS_PER_DAY).toISOString() }) },
];

export function registerTeamViews(host: Pick<ClientHost, "quickView">): void {
  VIEWS.forEach((view, index) => {
    host.quickView({ entity: "activity", order: (index + 1) * 10, label: `activities.view.${view.name}`, ...view });
  });
}
