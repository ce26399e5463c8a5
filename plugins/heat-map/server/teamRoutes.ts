import type { FastifyRequest } from "fastify";
import { type ExtensionRoute, PHOTO_FORM, type RouteContext, type SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { HEAT_MAP, type HeatMapRules, type HeatMapSettings, type TeamHeatMap } from "../shared/heatMap";
import {
  id,
  PICTURE_ANSWER,
  PICTURE_EXAMPLE,
  params,
  SETTINGS,
  SETTINGS_EXAMPLE,
  specParams,
  TEAM,
  TEAM_EXAMPLE,
} from "./documents";
import { PICTURE } from "./pictures";
import { readHeatMap } from "./readHeatMap";
import { saveHeatMap } from "./saveHeatMap";

const BASE = "/api/activities/:id/heatmap";

export const activityOf = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

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

async function save(context: RouteContext, activityId: string, body: unknown): Promise<TeamHeatMap> {
  const { mostImages } = (await context.settings()) as unknown as HeatMapRules;
  const given = body as HeatMapSettings;
  const tooMany = { path: "/images", rule: "maxItems", params: { limit: mostImages } };
  if (given.images.length > mostImages) throw new AppError("request.invalid", { faults: [tooMany] });
  await saveHeatMap(context, activityId, given);
  return teamHeatMap(context, activityId);
}

const reading = { entity: "activity", action: "read" } as const;
const writing = { entity: "activity", action: "update" } as const;
const answer = { schema: TEAM, example: TEAM_EXAMPLE };
const body = { schema: SETTINGS, example: SETTINGS_EXAMPLE };

/** The team's calls: step 2. */
export const teamRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: BASE,
    summary: "What a heat map shows and asks",
    access: reading,
    schema: { params },
    describe: () => ({ examples: { id }, answer }),
    handle: (context, request) => teamHeatMap(context, activityOf(request)),
  },
  {
    method: "PUT",
    url: BASE,
    summary: "Save what a heat map shows and asks; images that somebody has marked keep their picture",
    access: writing,
    schema: { params, body: SETTINGS },
    describe: () => ({ examples: { id }, body, answer }),
    handle: (context, request) => save(context, activityOf(request), request.body),
  },
  {
    method: "POST",
    url: "/client/communities/:id/activity/:activityId/step2HeatMap",
    summary: "Step 2 of a heat map (spec section 7)",
    access: writing,
    schema: { params: specParams, body: SETTINGS },
    describe: () => ({ examples: { id, activityId: id }, body, answer }),
    handle: (context, request) => {
      const { id: communityId, activityId } = request.params as { readonly id: string; readonly activityId: string };
      // Another community is as good as absent.
      if (context.session?.space?.id !== communityId) throw new AppError("community.notFound");
      return save(context, activityId, request.body);
    },
  },
  {
    method: "POST",
    url: `${BASE}/pictures`,
    summary: "Send a picture, for one of the images that are saved next; it is encoded anew",
    access: writing,
    bodyLimit: PHOTO_FORM.bodyLimit,
    schema: { params },
    describe: () => ({
      examples: { id },
      body: PHOTO_FORM.body,
      answer: { schema: PICTURE_ANSWER, example: PICTURE_EXAMPLE },
    }),
    handle: async (context, request) => {
      await demandHeatMap(context.db, activityOf(request));
      const { url, width, height } = await context.uploads.takePhoto(request, { purpose: PICTURE });
      return { url, width, height };
    },
  },
];
