import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { clientOf } from "../../../../src/client/kit/console";
import type { HeatMapSettings, Picture, settingsApi } from "../../shared/api/settings";

const heatMaps = clientOf<typeof settingsApi>();
const inputOf = (activityId: string) => ({ params: { id: activityId } });

/** What a heat map shows and asks. */
export const useHeatMap = (activityId: string) => heatMaps.useCall("GET /api/activities/:id/heatmap", inputOf(activityId));

export function useSaveHeatMap(activityId: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: HeatMapSettings) => {
      const saved = await heatMaps.call("PUT /api/activities/:id/heatmap", { ...inputOf(activityId), body });
      client.setQueryData(heatMaps.keyOf("GET /api/activities/:id/heatmap", inputOf(activityId)), saved);
    },
    [activityId, client],
  );
}

/** Sends a picture up. @throws ApiError where it is none, or too large */
export function sendPicture(activityId: string, file: File): Promise<Picture> {
  const form = new FormData();
  form.append("file", file);
  return heatMaps.call("POST /api/activities/:id/heatmap/pictures", { ...inputOf(activityId), form });
}
