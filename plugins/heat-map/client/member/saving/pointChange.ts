import type { MemberHeatMap } from "../../../shared/api/member";
import type { Point } from "../../../shared/api/schemas";

/** A point as the server is to have it; nothing in its place deletes it. Sending it twice makes no difference. */
export interface PointChange {
  readonly imageId: string;
  readonly pointId: string;
  readonly point: Point | null;
}

/** Of changes to one point only the newest matters. */
export function changeKey({ pointId }: PointChange): string {
  return pointId;
}

function withChange(points: readonly Point[], { pointId, point }: PointChange): readonly Point[] {
  if (!point) return points.filter(({ id }) => id !== pointId);
  if (!points.some(({ id }) => id === pointId)) return [...points, point];
  return points.map((before) => (before.id === pointId ? point : before));
}

/** The heat map as the member last saw it: what the server has, and over it what it hasn't received. */
export function withChanges(heatMap: MemberHeatMap, changes: readonly PointChange[]): MemberHeatMap {
  const images = heatMap.images.map((image) => {
    const own = changes.filter(({ imageId }) => imageId === image.id);
    return own.length === 0 ? image : { ...image, points: own.reduce(withChange, image.points) };
  });
  return { ...heatMap, images };
}
