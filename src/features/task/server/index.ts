import { comments } from "../../../contracts/services/comments";
import { participations } from "../../../contracts/services/participation";
import { withCodes } from "../../../contracts/withCodes";
import type { ServerHost } from "../../../server/kit";
import { TASK_ERRORS } from "../shared/errors";
import { TASK } from "../shared/task";
import { conversation } from "./conversation";
import { demoTask } from "./demoTask";
import { duplicateTask } from "./duplicateTask";
import { followAnswers } from "./followAnswers";
import { memberRoutes } from "./memberRoutes";
import { readProgress } from "./readProgress";
import { readParts } from "./readTask";
import { readVariables } from "./readVariables";
import { followSaved } from "./taskSaved";
import { teamRoutes } from "./teamRoutes";
import { topicHook } from "./topicHook";

/** Tasks: several parts, each answered once with a text, photos, videos or files; the team replies or sends back. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "task");
  host.errors(Object.values(TASK_ERRORS));
  host.activityType({
    name: TASK,
    icon: "Assignment",
    memberPath: "task",
    isReviewed: true,
    publishErrors: async ({ db, activityId }) =>
      (await readParts(db, activityId)).length > 0
        ? []
        : [{ path: "/parts", rule: "required", messageKey: "task.errors.noParts" }],
    progress: readProgress,
    variables: withCodes(readVariables, host.use(comments, "task")),
    duplicate: duplicateTask,
    conversation,
  });
  host.entityHook(topicHook);
  followAnswers(host, useParticipations);
  followSaved(host, useParticipations);
  for (const route of [...teamRoutes(() => host.tools()), ...memberRoutes(useParticipations)]) host.route(route);
  host.demoSeed(demoTask);
}
