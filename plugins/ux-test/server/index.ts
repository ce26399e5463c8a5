import { participations } from "../../../src/contracts/services/participation";
import type { ServerHost } from "../../../src/server/kit";
import { UX_ERRORS } from "../shared/errors";
import { UX_TEST } from "../shared/uxTest";
import { demoTest } from "./demo/demoTest";
import { duplicateTest } from "./duplicateTest";
import { eraseMember } from "./eraseMember";
import { frozenTasks } from "./frozenTasks";
import { memberRoutes } from "./memberRoutes";
import { readProgress } from "./readProgress";
import { readTasks } from "./readTest";
import { readVariables } from "./results/readVariables";
import { shopRoutes } from "./shop/shopRoutes";
import { teamRoutes } from "./teamRoutes";

/** Usability tests: members do tasks on a site or a prototype, and say how it went. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "ux-test");
  host.errors(Object.values(UX_ERRORS));
  host.activityType({
    name: UX_TEST,
    icon: "TouchApp",
    memberPath: "wat-ux",
    sketch: "form",
    publishErrors: async ({ db, activityId }) =>
      (await readTasks(db, activityId)).length > 0
        ? []
        : [{ path: "/tasks", rule: "required", messageKey: "uxTest.errors.noTask" }],
    duplicate: duplicateTest,
    progress: readProgress,
    variables: readVariables,
  });
  for (const hook of [eraseMember, ...frozenTasks]) host.entityHook(hook);
  host.demoSeed(demoTest);
  for (const route of [...teamRoutes, ...memberRoutes(useParticipations), ...shopRoutes]) host.route(route);
}
