import { useInfiniteQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../src/client/kit/console";
import type { PointPage } from "../../shared/density";
import type { Sign } from "../../shared/point";
import { heatMapPath } from "../heatMapPath";
import type { Area } from "./grid/area";
import { LIVE_MS } from "./useHeatMap";

export interface PointsQuery {
  readonly activityId: string;
  readonly imageId: string;
  readonly sign?: Sign | undefined;
  readonly tag?: string | undefined;
  readonly area?: Area | undefined;
}

function searchOf({ imageId, sign, tag, area }: PointsQuery, after: string | undefined): URLSearchParams {
  const sides = Object.entries(area ?? {}).map(([side, value]) => [side, String(value)] as const);
  return new URLSearchParams([
    ["image", imageId],
    ...(sign ? [["sign", sign]] : []),
    ...(tag === undefined ? [] : [["tag", tag]]),
    ...sides.map(([side, value]) => [side, value]),
    ...(after === undefined ? [] : [["after", after]]),
  ]);
}

/** Points with their explanations, page by page, the newest first. */
export function usePoints(given: PointsQuery) {
  const { activityId, imageId, sign, tag, area } = given;
  const query = useInfiniteQuery({
    queryKey: ["heatMap", activityId, "points", imageId, { sign, tag, area }],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<PointPage>(`${heatMapPath(activityId)}/points?${searchOf(given, pageParam)}`, { signal, isQuiet: true }),
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
