import { participations } from "../../../src/contracts/services/participation";
import type { ServerHost } from "../../../src/server/kit";
import { heatMapQuestion } from "../question";
import { HEAT_MAP_ERRORS } from "../shared/errors";
import { HEAT_MAP } from "../shared/heatMap";
import { demoHeatMap } from "./demo/demoHeatMap";
import { duplicateHeatMap } from "./duplicateHeatMap";
import { eraseMember } from "./eraseMember";
import { memberRoutes } from "./memberRoutes";
import { pictures } from "./pictures";
import { readHeatMap } from "./readHeatMap";
import { readProgress } from "./readProgress";
import { readVariables } from "./results/readVariables";
import { resultRoutes } from "./results/resultRoutes";
import { teamRoutes } from "./teamRoutes";

/** Heat maps: members mark what they like and what they don't on images, and say why. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "heat-map");
  host.errors(Object.values(HEAT_MAP_ERRORS));
  host.activityType({
    name: HEAT_MAP,
    icon: "Whatshot",
    memberPath: "heatmap",
    sketch: "picture",
    publishErrors: async ({ db, activityId }) =>
      (await readHeatMap(db, activityId))?.images.length
        ? []
        : [{ path: "/images", rule: "required", messageKey: "heatMap.errors.noImage" }],
    duplicate: duplicateHeatMap,
    progress: readProgress,
    variables: readVariables,
  });
  host.questionType(heatMapQuestion);
  host.filePurpose(pictures(useParticipations));
  host.entityHook(eraseMember);
  host.demoSeed(demoHeatMap);
  for (const route of [...teamRoutes, ...resultRoutes, ...memberRoutes(useParticipations)]) host.route(route);
}
