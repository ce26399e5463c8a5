import { Badge, Box, Button, IconButton, Skeleton, Tooltip, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ErrorState, Icon, TrayPopover, useTexts } from "../../../client/kit/console";
import { NewsLine } from "./NewsLine";
import { useMarkSeen, useNews } from "./news";

const LATEST = 20;

/** The suite's bell: how much is new to the person, and the latest of it, from every page. */
export function Bell() {
  const { t } = useTexts();
  const { data, error, refetch } = useNews(LATEST);
  const markSeen = useMarkSeen();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const unseen = data?.unseen ?? 0;
  const label = unseen > 0 ? t("news.bell.unseen", { smart_count: unseen }) : t("news.bell.title");
  const close = () => setAnchor(undefined);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge badgeContent={unseen} max={99} color="error" aria-hidden>
            <Icon name="Notifications" />
          </Badge>
        </IconButton>
      </Tooltip>
      <TrayPopover title={t("news.bell.title")} anchor={anchor} onClose={close} width={400}>
        {!data && !error ? <Skeleton variant="rounded" height={120} sx={{ m: 2 }} aria-label={t("common.loading")} /> : null}
        {!data && error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data?.notifications.length === 0 ? (
          <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
            {t("news.card.empty")}
          </Typography>
        ) : null}
        <Box component="ul" role="list" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data?.notifications.map((news) => (
            <NewsLine
              key={news.id}
              news={news}
              onSeen={() => markSeen.mutate([news.id])}
              onOpen={() => {
                if (!news.seen) markSeen.mutate([news.id]);
                close();
              }}
            />
          ))}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, p: 1, borderTop: 1, borderColor: "divider" }}>
          {unseen > 0 && (
            <Button size="small" loading={markSeen.isPending} onClick={() => markSeen.mutate(undefined)}>
              {t("news.card.markSeen")}
            </Button>
          )}
          <Button size="small" color="inherit" component={Link} to="/settings/notifications" onClick={close}>
            {t("news.bell.settings")}
          </Button>
        </Box>
      </TrayPopover>
    </>
  );
}
