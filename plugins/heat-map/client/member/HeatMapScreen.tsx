import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { type ActivityScreenProps, clientOf, ErrorState, useTexts } from "../../../../src/client/kit/member";
import type { memberApi } from "../../shared/api/member";
import { ImageWalk } from "./ImageWalk";
import { usePointStore } from "./saving/usePointStore";

const heatMaps = clientOf<typeof memberApi>();

/** Read once a visit: after that each change answers with the heat map. */
function useLoaded(activityId: string) {
  const [readId, setReadId] = useState<string>();
  const input = { params: { id: activityId } };
  const query = heatMaps.useCall("GET /api/member/activities/:id/heatmap", input, { enabled: readId !== activityId, gcTime: 0 });
  if (query.data && readId !== activityId) setReadId(activityId);
  return query;
}

/** A heat map for a member: images to mark, one after another, until the activity ends. */
export function HeatMapScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useLoaded(activity.id);
  const opened = usePointStore(activity.id);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !opened) return <Skeleton variant="rounded" height={360} role="status" aria-label={t("common.loading")} />;
  const isOver = activity.state === "ended" || (activity.endsAt !== null && Date.parse(activity.endsAt) <= Date.now());
  return <ImageWalk activityId={activity.id} loaded={data} opened={opened} isOver={isOver} onStateChange={refresh} />;
}
