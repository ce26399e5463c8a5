import { Box, Button } from "@mui/material";
import { failureText, RelativeTime, useNotice, useTexts, WorkCard, type WorkLine } from "../../../../client/kit/console";
import type { StudyNews } from "../../shared/api/home";
import { Clipped } from "./Clipped";
import { useMarkSeen, useNews } from "./useNews";

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
