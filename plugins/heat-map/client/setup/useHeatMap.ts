import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { fetchJson } from "../../../../src/client/kit/console";
import type { HeatMapSettings, TeamHeatMap } from "../../shared/heatMap";

const pathOf = (activityId: string) => `/api/activities/${encodeURIComponent(activityId)}/heatmap`;

/** What a heat map shows and asks. */
export function useHeatMap(activityId: string) {
  return useQuery({
    queryKey: ["heat-map", activityId],
    queryFn: ({ signal }) => fetchJson<TeamHeatMap>(pathOf(activityId), { signal }),
  });
}

export function useSaveHeatMap(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: HeatMapSettings) => {
      const saved = await fetchJson<TeamHeatMap>(pathOf(activityId), { method: "PUT", body });
      client.setQueryData(["heat-map", activityId], saved);
    },
    [activityId, client],
  );
}

export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Sends a picture up. @throws ApiError where it is none, or too large */
export function sendPicture(activityId: string, file: File): Promise<Picture> {
  const body = new FormData();
  body.append("file", file);
  return fetchJson<Picture>(`${pathOf(activityId)}/pictures`, { method: "POST", body });
}
