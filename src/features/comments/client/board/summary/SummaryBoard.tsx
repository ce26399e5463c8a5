import { Box } from "@mui/material";
import { EmptyState, ErrorState, LoadingState, useTexts } from "../../../../../client/kit/console";
import { calls } from "../api/calls";
import { inputOf } from "../api/paths";
import { useBoard } from "../BoardContext";
import { DaysChart } from "./DaysChart";
import { Figures } from "./Figures";
import { MostValued, Quotes } from "./Sayings";
import { ShareTable } from "./ShareTable";

/** What came of a conversation at a glance: who wrote when about what, and what was said best. */
export function SummaryBoard() {
  const { t } = useTexts();
  const { place } = useBoard();
  const { params } = inputOf(place);
  const { data, error, refetch } = calls.useCall("GET /client/communities/:id/activity/:activityId/summary", { params });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.comments === 0)
    return <EmptyState icon="BarChart" title={t("comments.board.summary.empty")} body={t("comments.board.summary.emptyBody")} />;
  const topics = data.topics.map(({ id, title, comments, members }) => ({
    key: id ?? "",
    label: title,
    count: comments,
    members,
  }));
  const codes = data.codes.map(({ id, name, color, passages, members }) => ({
    key: id,
    label: name,
    color,
    count: passages,
    members,
  }));
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } }}>
      <Figures summary={data} />
      <DaysChart days={data.days} />
      {topics.length > 0 && (
        <ShareTable
          title={t("comments.board.summary.topics")}
          heading={t("comments.board.summary.topic")}
          counted={t("comments.board.summary.comments")}
          rows={topics}
        />
      )}
      {codes.length > 0 && (
        <ShareTable
          title={t("comments.board.summary.codes")}
          heading={t("comments.board.summary.code")}
          counted={t("comments.board.summary.passages")}
          rows={codes}
        />
      )}
      {data.mostValued.length > 0 && <MostValued comments={data.mostValued} />}
      {data.quotes.length > 0 && <Quotes quotes={data.quotes} />}
    </Box>
  );
}
