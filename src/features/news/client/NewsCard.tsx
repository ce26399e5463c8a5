import { Box, Button } from "@mui/material";
import { RelativeTime, useTexts, WorkCard, type WorkLine } from "../../../client/kit/console";
import type { News } from "../shared/newsApi";
import { useMarkSeen, useNews } from "./news";

/** As many as the card shows. */
const LATEST = 5;

/** Two lines of a text that may be pages: a card leads to where all of it stands. */
const CLIPPED = {
  ...{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2 },
  ...{ overflow: "hidden", overflowWrap: "anywhere" },
} as const;

function Detail({ message, seen, date }: News) {
  const { t } = useTexts();
  return (
    <Box component="span" sx={CLIPPED}>
      {seen ? null : (
        <Box component="strong" sx={{ color: "primary.main" }}>
          {t("news.card.unseen")} ·{" "}
        </Box>
      )}
      <RelativeTime value={date} />
      {message ? ` · ${message}` : ""}
    </Box>
  );
}

/** What the person was told last. */
export function NewsCard() {
  const { t } = useTexts();
  const { data, error, refetch } = useNews(LATEST);
  const markSeen = useMarkSeen();
  const lineOf = (news: News): WorkLine => ({
    id: news.id,
    title: news.title,
    detail: <Detail {...news} />,
    action: t("news.card.action"),
    to: news.link ?? "/",
  });
  return (
    <WorkCard
      title={t("news.card.title")}
      icon="Notifications"
      lines={data?.notifications.map(lineOf)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("news.card.empty")}
      action={
        data && data.unseen > 0 ? (
          <Button
            size="small"
            color="inherit"
            loading={markSeen.isPending}
            onClick={() => markSeen.mutate(undefined)}
            sx={{ flex: "none", maxWidth: "60%" }}
          >
            {t("news.card.markSeen")}
          </Button>
        ) : undefined
      }
    />
  );
}
