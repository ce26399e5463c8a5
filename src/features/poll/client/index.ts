import type { ClientHost, EntityRecord } from "../../../client/kit/console";
import { POLL } from "../shared/poll";

const isPoll = (record: EntityRecord) => record.type === POLL;

/** Step 2 of a poll, and its votes. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "poll.tab",
    icon: "HowToVote",
    isShown: isPoll,
    load: () => import("./setup/SetupTab").then(({ SetupTab }) => ({ default: SetupTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "votes",
    stage: "results",
    label: "poll.results",
    icon: "BarChart",
    isShown: isPoll,
    load: () => import("./VotesTab").then(({ VotesTab }) => ({ default: VotesTab })),
  });
}
