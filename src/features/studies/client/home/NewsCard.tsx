import { Box, Button } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  clientOf,
  failureText,
  RelativeTime,
  useNotice,
  useTexts,
  WorkCard,
  type WorkLine,
} from "../../../../client/kit/console";
import type { StudyNews, studyHomesApi } from "../../shared/api/home";
import { Clipped } from "./Clipped";

const homes = clientOf<typeof studyHomesApi>();

const NEWS = "GET /clientSuite/clientNotifications";

/** As many as the card shows. */
const LATEST = "5";

/** The latest that the company was told of its studies. */
const useNews = () => homes.useCall(NEWS, { query: { pageSize: LATEST } }, { staleTime: 0 });

/** Notes that all of it was seen. */
function useMarkSeen(onError: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => homes.call("POST /clientSuite/clientNotifications", { body: {} }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: homes.keyOf(NEWS) }),
  });
}

function Detail({ message, seen, date }: StudyNews) {
  const { t } = useTexts();
  return (
    <Clipped>
      {seen ? null : (
        <Box component="strong" sx={{ color: "primary.main" }}>
          {t("studies.home.news.unseen")} ·{" "}
        </Box>
      )}
      <RelativeTime value={date} />
      {message ? ` · ${message}` : ""}
    </Clipped>
  );
}

/** What the company was told last of its studies. */
export function NewsCard() {
  const { t } = useTexts();
  const notice = useNotice();
  const { data, error, refetch } = useNews();
  const markSeen = useMarkSeen((failure) => notice(failureText(failure, t), "error"));
  const lineOf = (news: StudyNews): WorkLine => ({
    id: news.id,
    title: news.title,
    detail: <Detail {...news} />,
    action: t("studies.home.news.action"),
    to: news.link ?? "/",
  });
  return (
    <WorkCard
      title={t("studies.home.news.title")}
      icon="Notifications"
      lines={data?.notifications.map(lineOf)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("studies.home.news.empty")}
      action={
        data && data.unseen > 0 ? (
          <Button
            size="small"
            color="inherit"
            loading={markSeen.isPending}
            onClick={() => markSeen.mutate()}
            sx={{ flex: "none", maxWidth: "60%" }}
          >
            {t("studies.home.news.markSeen")}
          </Button>
        ) : undefined
      }
    />
  );
}
