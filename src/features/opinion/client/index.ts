import type { ClientHost, EntityRecord } from "../../../client/kit/console";
import { OPINION } from "../shared/opinion";

const isOpinion = (record: EntityRecord) => record.type === OPINION;

/** Step 2 of an opinion, and what was written. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "opinion.tab",
    icon: "ThumbsUpDown",
    isShown: isOpinion,
    load: () => import("./SetupTab").then(({ SetupTab }) => ({ default: SetupTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "comments",
    stage: "results",
    label: "opinion.results",
    icon: "Forum",
    isShown: isOpinion,
    load: () => import("./OpinionsTab").then(({ OpinionsTab }) => ({ default: OpinionsTab })),
  });
}
