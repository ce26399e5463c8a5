import Skeleton from "@mui/material/Skeleton";
import { type ActivityScreenProps, ErrorState, useLoad, useTexts } from "../../../../src/client/kit/member";
import type { MemberHeatMap } from "../../shared/heatMap";
import { ImageWalk } from "./ImageWalk";
import { usePointStore } from "./saving/usePointStore";

/** A heat map for a member: images to mark, one after another, until the activity ends. */
export function HeatMapScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const path = `/api/member/activities/${activity.id}/heatmap`;
  const loaded = useLoad<MemberHeatMap>(path);
  const opened = usePointStore(activity.id);
  if (loaded.status === "failed") return <ErrorState error={loaded.error} onRetry={loaded.retry} />;
  if (loaded.status === "loading" || !opened)
    return <Skeleton variant="rounded" height={360} role="status" aria-label={t("common.loading")} />;
  const isOver = activity.state === "ended" || (activity.endsAt !== null && Date.parse(activity.endsAt) <= Date.now());
  return <ImageWalk path={path} loaded={loaded.data} opened={opened} isOver={isOver} onStateChange={refresh} />;
}
