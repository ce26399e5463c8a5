import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../src/client/kit/console";
import type { Density } from "../../shared/density";
import type { TeamHeatMap } from "../../shared/heatMap";
import { heatMapPath } from "../heatMapPath";

/** Points come in while somebody looks. */
export const LIVE_MS = 15_000;

/** What a heat map shows, and how much was marked so far. */
export function useHeatMap(activityId: string) {
  return useQuery({
    // Its own: step 2 keeps what it edits apart from what comes in by itself.
    queryKey: ["heatMap", activityId, "results"],
    queryFn: ({ signal }) => fetchJson<TeamHeatMap>(heatMapPath(activityId), { signal, isQuiet: true }),
    refetchInterval: LIVE_MS,
  });
}

export interface DensityQuery {
  readonly activityId: string;
  readonly imageId: string;
  readonly columns: number;
  /** Only of members with this tag. */
  readonly tag?: string | undefined;
  /** @default true */
  readonly isEnabled?: boolean;
}

/** Where an image was marked. While the grid or the people change, what was there before stays. */
export function useDensity({ activityId, imageId, columns, tag, isEnabled = true }: DensityQuery) {
  const search = new URLSearchParams({ image: imageId, columns: String(columns), ...(tag === undefined ? {} : { tag }) });
  return useQuery({
    queryKey: ["heatMap", activityId, "density", imageId, { columns, tag }],
    queryFn: ({ signal }) => fetchJson<Density>(`${heatMapPath(activityId)}/density?${search}`, { signal, isQuiet: true }),
    enabled: isEnabled,
    refetchInterval: LIVE_MS,
    // Of the same image and people only: what lies elsewhere would be taken for a result.
    placeholderData: (before, query) => {
      const [, , , image, grid] = query?.queryKey ?? [];
      return image === imageId && (grid as { tag?: string }).tag === tag ? before : undefined;
    },
  });
}
