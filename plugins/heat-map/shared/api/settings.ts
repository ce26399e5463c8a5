import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id } from "../../../../src/shared/calls/schemas";
import { MOST_IMAGES } from "../heatMap";
import { HeatMapImage, IMAGE_EXAMPLE, LABELS_EXAMPLE, PICTURE_EXAMPLE, SignLabels, StoredImage } from "./schemas";

const HeatMapSettings = closed({
  labels: SignLabels,
  isRandomOrder: Type.Boolean({ description: "Whether each member gets the images in an order of their own" }),
  images: Type.Array(HeatMapImage, { minItems: 1, maxItems: MOST_IMAGES }),
});

const HeatMapRules = closed({
  mostImages: Type.Integer({ description: "Of one activity" }),
  askWhy: Type.Boolean({ description: "Whether new images ask for an explanation of each point" }),
});

const TeamHeatMap = component(
  "TeamHeatMap",
  closed({
    labels: SignLabels,
    isRandomOrder: Type.Boolean(),
    images: Type.Array(StoredImage),
    isSaved: Type.Boolean({ description: "Whether the settings were saved at all" }),
    points: Type.Integer(),
    members: Type.Integer(),
    rules: HeatMapRules,
  }),
);

const Picture = component("HeatMapPicture", closed({ url: Type.String(), width: Type.Integer(), height: Type.Integer() }));

export type HeatMapSettings = ValueOf<typeof HeatMapSettings>;
/** The plugin's settings. */
export type HeatMapRules = ValueOf<typeof HeatMapRules>;
/** Step 2 as the team sees it. */
export type TeamHeatMap = ValueOf<typeof TeamHeatMap>;
export type Picture = ValueOf<typeof Picture>;

const params = { id: EXAMPLE_ID };
const settings: HeatMapSettings = { labels: LABELS_EXAMPLE, isRandomOrder: false, images: [IMAGE_EXAMPLE] };
const team: TeamHeatMap = {
  ...settings,
  isSaved: true,
  points: 24,
  members: 10,
  rules: { mostImages: 20, askWhy: true },
};

/** Step 2 of heat maps. */
export const settingsApi = defineApi({
  "GET /api/activities/:id/heatmap": defineCall({
    summary: "What a heat map shows and asks",
    params: ById,
    answer: TeamHeatMap,
    examples: { params, answer: team },
  }),
  "PUT /api/activities/:id/heatmap": defineCall({
    summary: "Save what a heat map shows and asks; images that somebody has marked keep their picture",
    params: ById,
    body: HeatMapSettings,
    answer: TeamHeatMap,
    examples: { params, body: settings, answer: team },
  }),
  "POST /client/communities/:id/activity/:activityId/step2HeatMap": defineCall({
    summary: "Step 2 of a heat map (spec section 7)",
    params: closed({ id: Id, activityId: Id }),
    body: HeatMapSettings,
    answer: TeamHeatMap,
    examples: { params: { id: EXAMPLE_ID, activityId: EXAMPLE_ID }, body: settings, answer: team },
  }),
  "POST /api/activities/:id/heatmap/pictures": defineCall({
    summary: "Send a picture, for one of the images that are saved next; it is encoded anew",
    params: ById,
    answer: Picture,
    examples: { params, answer: PICTURE_EXAMPLE },
  }),
});
