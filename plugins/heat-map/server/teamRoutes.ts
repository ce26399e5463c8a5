import { type ExtensionRoute, PHOTO_FORM, type RouteContext, route, type SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { type HeatMapRules, type HeatMapSettings, settingsApi, type TeamHeatMap } from "../shared/api/settings";
import { HEAT_MAP } from "../shared/heatMap";
import { PICTURE } from "./pictures";
import { readHeatMap } from "./readHeatMap";
import { saveHeatMap } from "./saveHeatMap";

async function demandHeatMap(db: SpaceDb, activityId: string): Promise<void> {
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  if (activity?.type !== HEAT_MAP) throw new AppError("record.notFound");
}

async function countPoints(db: SpaceDb, activityId: string) {
  const { points, members } = await db
    .selectFrom("heatMapPoint")
    .innerJoin("heatMapImage", "heatMapImage.id", "heatMapPoint.heatMapImage")
    .select((eb) => [eb.fn.countAll<number>().as("points"), eb.fn.count<number>("heatMapPoint.member").distinct().as("members")])
    .where("heatMapImage.activity", "=", activityId)
    .executeTakeFirstOrThrow();
  return { points: Number(points), members: Number(members) };
}

async function teamHeatMap({ db, text, session, settings }: RouteContext, activityId: string): Promise<TeamHeatMap> {
  await demandHeatMap(db, activityId);
  const saved = await readHeatMap(db, activityId);
  const language = session?.space?.language;
  const labels = {
    POSITIVE: text("heatMap.labels.positive", {}, language),
    NEGATIVE: text("heatMap.labels.negative", {}, language),
  };
  return {
    ...(saved ?? { labels, isRandomOrder: false, images: [] }),
    isSaved: saved !== undefined,
    ...(await countPoints(db, activityId)),
    rules: (await settings()) as unknown as HeatMapRules,
  };
}

async function save(context: RouteContext, activityId: string, given: HeatMapSettings): Promise<TeamHeatMap> {
  const { mostImages } = (await context.settings()) as unknown as HeatMapRules;
  const tooMany = { path: "/images", rule: "maxItems", params: { limit: mostImages } };
  if (given.images.length > mostImages) throw new AppError("request.invalid", { faults: [tooMany] });
  await saveHeatMap(context, activityId, given);
  return teamHeatMap(context, activityId);
}

const writing = { entity: "activity", action: "update" } as const;

/** The team's calls: step 2. */
export const teamRoutes: readonly ExtensionRoute[] = [
  route(settingsApi, "GET /api/activities/:id/heatmap", {
    access: { entity: "activity", action: "read" },
    handle: (context, { params }) => teamHeatMap(context, params.id),
  }),
  route(settingsApi, "PUT /api/activities/:id/heatmap", {
    access: writing,
    handle: (context, { params, body }) => save(context, params.id, body),
  }),
  route(settingsApi, "POST /client/communities/:id/activity/:activityId/step2HeatMap", {
    access: writing,
    handle: async (context, { params: { id: communityId, activityId }, body }) => {
      // Another community is as good as absent.
      if (context.session?.space?.id !== communityId) throw new AppError("community.notFound");
      return save(context, activityId, body);
    },
  }),
  route(settingsApi, "POST /api/activities/:id/heatmap/pictures", {
    access: writing,
    bodyLimit: PHOTO_FORM.bodyLimit,
    document: { body: PHOTO_FORM.body },
    handle: async (context, { params, request }) => {
      await demandHeatMap(context.db, params.id);
      const { url, width, height } = await context.uploads.takePhoto(request, { purpose: PICTURE });
      return { url, width, height };
    },
  }),
];
