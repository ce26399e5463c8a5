import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id } from "../../../../src/shared/calls/schemas";
import { IMAGE_EXAMPLE, LABELS_EXAMPLE, PlacedPoint, POINT_EXAMPLE, Point, SignLabels, StoredImage } from "./schemas";

const MemberImage = closed({ ...StoredImage.properties, points: Type.Array(Point) });

const MemberHeatMap = component(
  "MemberHeatMap",
  closed({
    labels: SignLabels,
    isRandomOrder: Type.Boolean(),
    images: Type.Array(MemberImage, { description: "In the member's order" }),
    isDone: Type.Boolean({ description: "Whether all images have what they ask for" }),
  }),
);

/** An image as a member sees it, with what they have marked. */
export type MemberImage = ValueOf<typeof MemberImage>;
export type MemberHeatMap = ValueOf<typeof MemberHeatMap>;

const AtPoint = closed({ id: Id, imageId: Id, pointId: Id });
const atPoint = { id: EXAMPLE_ID, imageId: EXAMPLE_ID, pointId: EXAMPLE_ID };
const answer: MemberHeatMap = {
  labels: LABELS_EXAMPLE,
  isRandomOrder: false,
  images: [{ ...IMAGE_EXAMPLE, points: [{ id: EXAMPLE_ID, ...POINT_EXAMPLE }] }],
  isDone: true,
};

/** A member's own points. */
export const memberApi = defineApi({
  "GET /api/member/activities/:id/heatmap": defineCall({
    summary: "A heat map's images, and what the member marked so far",
    params: ById,
    answer: MemberHeatMap,
    examples: { params: { id: EXAMPLE_ID }, answer },
  }),
  "PUT /api/member/activities/:id/heatmap/images/:imageId/points/:pointId": defineCall({
    summary: "Place a point, move it or explain it; the same point sent twice is one",
    params: AtPoint,
    body: PlacedPoint,
    answer: MemberHeatMap,
    examples: { params: atPoint, body: POINT_EXAMPLE, answer },
  }),
  "DELETE /api/member/activities/:id/heatmap/images/:imageId/points/:pointId": defineCall({
    summary: "Take a point away",
    params: AtPoint,
    answer: MemberHeatMap,
    examples: { params: atPoint, answer },
  }),
});
