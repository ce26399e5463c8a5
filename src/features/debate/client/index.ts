import type { ClientHost, EntityRecord } from "../../../client/kit/console";
import { DEBATE } from "../shared/debate";

const isDebate = (record: EntityRecord) => record.type === DEBATE;

/** Step 2 of a debate, and what is said in it. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "debate.tab",
    icon: "Subject",
    isShown: isDebate,
    load: () => import("./SetupTab").then(({ SetupTab }) => ({ default: SetupTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "comments",
    stage: "results",
    label: "debate.results",
    icon: "Forum",
    isShown: isDebate,
    load: () => import("./CommentsTab").then(({ CommentsTab }) => ({ default: CommentsTab })),
  });
}
