import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { fetchJson } from "../../../../src/client/kit/console";
import type { HeatMapSettings, TeamHeatMap } from "../../shared/heatMap";
import { heatMapPath } from "../heatMapPath";

/** What a heat map shows and asks. */
export function useHeatMap(activityId: string) {
  return useQuery({
    queryKey: ["heatMap", activityId, "setup"],
    queryFn: ({ signal }) => fetchJson<TeamHeatMap>(heatMapPath(activityId), { signal }),
  });
}

export function useSaveHeatMap(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: HeatMapSettings) => {
      const saved = await fetchJson<TeamHeatMap>(heatMapPath(activityId), { method: "PUT", body });
      client.setQueryData(["heatMap", activityId, "setup"], saved);
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
  return fetchJson<Picture>(`${heatMapPath(activityId)}/pictures`, { method: "POST", body });
}
