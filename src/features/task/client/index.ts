import type { ClientHost, EntityRecord } from "../../../client/kit/console";
import { TASK } from "../shared/task";

const isTask = (record: EntityRecord) => record.type === TASK;

/** Step 2 of a task, and what members answered. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "task.tab",
    icon: "Assignment",
    isShown: isTask,
    load: () => import("./SetupTab").then(({ SetupTab }) => ({ default: SetupTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "answers",
    stage: "results",
    label: "task.results",
    icon: "Forum",
    isShown: isTask,
    load: () => import("./AnswersTab").then(({ AnswersTab }) => ({ default: AnswersTab })),
  });
}
