import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { ErrorState, LoadingState, SideDrawer, useTexts } from "../../../client/kit/console";
import { PAGE_SIZE, type Sentiment } from "../shared/analysis";
import { PassageList } from "./PassageList";
import { analyses, paramsOf } from "./useAnalysis";

interface PassageDrawerProps {
  readonly activityId: string;
  /** `none`: what belongs to no topic. */
  readonly topicId: string;
  /** @default all */
  readonly sentiment?: Sentiment | undefined;
  readonly title: string;
  readonly onClose: () => void;
}

/** All texts of a topic, page by page, the most typical first. */
export function PassageDrawer({ activityId, topicId, sentiment, title, onClose }: PassageDrawerProps) {
  const { t } = useTexts();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = analyses.useCall(
    "GET /client/communities/:id/activity/:activityId/analysis/topics/:topicId/passages",
    { params: { ...paramsOf(activityId), topicId }, query: { page: String(page), ...(sentiment ? { sentiment } : {}) } },
    { keepsPrevious: true },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  return (
    <SideDrawer
      isOpen
      title={title}
      onClose={onClose}
      actions={
        pages > 1 && (
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, width: "100%" }}>
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              {t("analysis.passages.previous")}
            </Button>
            <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
              {t("analysis.passages.page", { page: page + 1, pages })}
            </Typography>
            <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
              {t("analysis.passages.next")}
            </Button>
          </Box>
        )
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Box sx={{ display: "grid", gap: 2 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("analysis.topics.count", { smart_count: data.total })}
          </Typography>
          {data.passages.length > 0 ? (
            <PassageList passages={data.passages} />
          ) : (
            <Typography sx={{ color: "text.secondary" }}>{t("analysis.passages.gone")}</Typography>
          )}
        </Box>
      ) : (
        <LoadingState />
      )}
    </SideDrawer>
  );
}
