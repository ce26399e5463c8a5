import { useInfiniteQuery } from "@tanstack/react-query";
import { clientOf } from "../../../../src/client/kit/console";
import type { PointsQuery as PointsCallQuery, resultsApi } from "../../shared/api/results";
import type { Sign } from "../../shared/point";
import type { Area } from "./grid/area";
import { LIVE_MS } from "./useHeatMap";

const results = clientOf<typeof resultsApi>();

export interface PointsQuery {
  readonly activityId: string;
  readonly imageId: string;
  readonly sign?: Sign | undefined;
  readonly tag?: string | undefined;
  readonly area?: Area | undefined;
}

/** The call's query. */
function queryOf({ imageId, sign, tag, area }: PointsQuery, after: string | undefined): PointsCallQuery {
  const sides = area && {
    left: String(area.left),
    top: String(area.top),
    right: String(area.right),
    bottom: String(area.bottom),
  };
  return {
    image: imageId,
    ...(sign ? { sign } : {}),
    ...(tag === undefined ? {} : { tag }),
    ...sides,
    ...(after === undefined ? {} : { after }),
  };
}

/** Points with their explanations, page by page, the newest first. */
export function usePoints(given: PointsQuery) {
  const { activityId, imageId, sign, tag, area } = given;
  const query = useInfiniteQuery({
    queryKey: ["heatMap", activityId, "points", imageId, { sign, tag, area }],
    queryFn: ({ pageParam, signal }) =>
      results.call(
        "GET /api/activities/:id/heatmap/points",
        { params: { id: activityId }, query: queryOf(given, pageParam) },
        { signal, isQuiet: true },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Who reads on is left where they are: every page would be asked for anew.
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : LIVE_MS),
  });
  const pages = query.data?.pages ?? [];
  // What newer ones moved to the next page comes once.
  const points = new Map(pages.flatMap((page) => page.points).map((point) => [point.id, point]));
  return { ...query, points: [...points.values()] };
}
