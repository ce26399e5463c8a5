import { useQuery } from "@tanstack/react-query";
import { clientOf } from "../../../../src/client/kit/console";
import type { resultsApi } from "../../shared/api/results";
import type { settingsApi } from "../../shared/api/settings";

const heatMaps = clientOf<typeof settingsApi>();
const results = clientOf<typeof resultsApi>();

/** Points come in while somebody looks. */
export const LIVE_MS = 15_000;

/** What a heat map shows, and how much was marked so far. */
export function useHeatMap(activityId: string) {
  return useQuery({
    // Its own: step 2 keeps what it edits apart from what comes in by itself.
    queryKey: ["heatMap", activityId, "results"],
    queryFn: ({ signal }) =>
      heatMaps.call("GET /api/activities/:id/heatmap", { params: { id: activityId } }, { signal, isQuiet: true }),
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
  const asked = { image: imageId, columns: String(columns), ...(tag === undefined ? {} : { tag }) };
  const input = { params: { id: activityId }, query: asked };
  return useQuery({
    queryKey: ["heatMap", activityId, "density", imageId, { columns, tag }],
    queryFn: ({ signal }) => results.call("GET /api/activities/:id/heatmap/density", input, { signal, isQuiet: true }),
    enabled: isEnabled,
    refetchInterval: LIVE_MS,
    // Of the same image and people only: what lies elsewhere would be taken for a result.
    placeholderData: (before, query) => {
      const [, , , image, grid] = query?.queryKey ?? [];
      return image === imageId && (grid as { tag?: string }).tag === tag ? before : undefined;
    },
  });
}
