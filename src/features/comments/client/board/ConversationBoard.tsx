import { Alert, Stack } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ErrorState, LoadingState, useTexts, View } from "../../../../client/kit/console";
import type { ConversationBoardProps } from "../../../../contracts/views/conversation";
import { profileTable } from "../../../../contracts/views/profileTable";
import { calls } from "./api/calls";
import { inputOf, type Place } from "./api/paths";
import { BoardProvider } from "./BoardContext";
import { type BoardView, BoardViews, useBoardView } from "./BoardViews";
import { ConversationDownloads } from "./ConversationDownloads";
import { CodingProvider } from "./coding/CodingContext";
import { FeedBoard } from "./feed/FeedBoard";
import { GalleryBoard } from "./gallery/GalleryBoard";
import { StreamBoard } from "./stream/StreamBoard";
import { SummaryBoard } from "./summary/SummaryBoard";

/** How a conversation stands for whoever looks at it. */
function useConversation(place: Place) {
  const { activityId, audience } = place;
  return useQuery({
    queryKey: ["conversation", "state", activityId, audience],
    queryFn: ({ signal }) =>
      calls.call("GET /client/communities/:id/activity/:activityId/conversation", inputOf(place), { signal }),
  });
}

/** The team's own conversation is for what is said, one that is held now has no images to look through. */
const NO_VIEWS: readonly BoardView[] = [];
const VIEWS_OF: Readonly<Record<"feed" | "stream", readonly BoardView[]>> = {
  feed: ["conversation", "gallery", "summary", "profile"],
  stream: ["conversation", "summary"],
};

/** An activity's conversation as the team reads, moderates and codes it. */
export function ConversationBoard({
  activityId,
  title,
  canModerate,
  audience = "EVERYBODY",
  form = "feed",
}: ConversationBoardProps) {
  const { t } = useTexts();
  const place = useMemo<Place>(() => ({ activityId, audience }), [activityId, audience]);
  const views = audience === "TEAM" ? NO_VIEWS : VIEWS_OF[form];
  const view = useBoardView(views);
  const { data: state, error, refetch } = useConversation(place);
  if (error && !state) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!state) return <LoadingState />;
  return (
    <BoardProvider board={{ place, title, canModerate, state }}>
      <CodingProvider place={place} canModerate={canModerate}>
        {!canModerate && audience === "EVERYBODY" && (
          <Alert role="status" severity="info" variant="outlined" sx={{ mb: 1.5 }}>
            {t("comments.board.readOnly")}
          </Alert>
        )}
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, justifyContent: "space-between", mb: 1 }}>
          {views.length > 0 ? <BoardViews views={views} /> : <span />}
          <ConversationDownloads place={place} title={title} />
        </Stack>
        {view === "gallery" && <GalleryBoard />}
        {view === "summary" && <SummaryBoard />}
        {view === "profile" && <View of={profileTable} props={{ activityId, title, isPage: true }} />}
        {view === "conversation" && (form === "stream" ? <StreamBoard /> : <FeedBoard />)}
      </CodingProvider>
    </BoardProvider>
  );
}
