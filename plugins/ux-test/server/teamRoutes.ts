import { type ExtensionRoute, type RouteContext, route, type SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { resultsApi } from "../shared/api/results";
import { settingsApi, type TeamUxTest, type UxSettings } from "../shared/api/settings";
import { countPeople, demandUxTest, readSettings, readTasks } from "./readTest";
import { readResults } from "./results/readResults";
import { saveTest } from "./saveTest";

async function teamUxTest(db: SpaceDb, activityId: string): Promise<TeamUxTest> {
  await demandUxTest(db, activityId);
  const saved = await readSettings(db, activityId);
  return {
    initialUrl: saved?.initialUrl ?? "",
    isRandomOrder: saved?.isRandomOrder === true,
    tasks: [...(await readTasks(db, activityId))],
    people: await countPeople(db, activityId),
  };
}

async function save({ db }: RouteContext, activityId: string, settings: UxSettings): Promise<TeamUxTest> {
  await saveTest(db, activityId, settings);
  return teamUxTest(db, activityId);
}

const reads = { entity: "activity", action: "read" } as const;
const writes = { entity: "activity", action: "update" } as const;

/** The team's calls: step 2, and what was found. */
export const teamRoutes: readonly ExtensionRoute[] = [
  route(settingsApi, "GET /api/activities/:id/ux-test", {
    access: reads,
    handle: ({ db }, { params }) => teamUxTest(db, params.id),
  }),
  route(settingsApi, "PUT /api/activities/:id/ux-test", {
    access: writes,
    handle: (context, { params, body }) => save(context, params.id, body),
  }),
  route(settingsApi, "POST /client/communities/:id/activity/:activityId/step2Ux", {
    access: writes,
    handle: async (context, { params: { id: communityId, activityId }, body }) => {
      // Another community is as good as absent.
      if (context.session?.space?.id !== communityId) throw new AppError("community.notFound");
      return save(context, activityId, body);
    },
  }),
  route(resultsApi, "GET /api/activities/:id/ux-test/results", {
    access: reads,
    handle: async ({ db }, { params: { id } }) => {
      await demandUxTest(db, id);
      return readResults(db, id);
    },
  }),
];
