import { Box, IconButton, Link, Tooltip, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { Icon, RelativeTime, useTexts } from "../../../client/kit/console";
import type { News } from "../shared/newsApi";
import { KIND_ICONS } from "./kindIcons";

interface NewsLineProps {
  readonly news: News;
  /** Leads to what it is about, which is seen by that. */
  readonly onOpen: () => void;
  readonly onSeen: () => void;
}

/** What happened and when; one that is new can be marked as seen without opening it. */
export function NewsLine({ news: { kind, title, message, link, date, seen }, onOpen, onSeen }: NewsLineProps) {
  const { t } = useTexts();
  return (
    <Box
      component="li"
      sx={{
        ...{ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr) auto", columnGap: 1.5, px: 2, py: 1.5 },
        ...{ borderTop: 1, borderColor: "divider" },
        ...(seen ? {} : { bgcolor: "action.hover" }),
      }}
    >
      <Box sx={{ pt: 0.25, color: seen ? "text.secondary" : "primary.main" }}>
        <Icon name={KIND_ICONS[kind] ?? "Notifications"} />
      </Box>
      <div>
        <Link
          component={RouterLink}
          to={link ?? "/"}
          onClick={onOpen}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: seen ? 500 : 600, overflowWrap: "anywhere" }}
        >
          {title}
        </Link>
        {message ? (
          <Typography variant="body2" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {message.length > 160 ? `${message.slice(0, 160)}…` : message}
          </Typography>
        ) : null}
        <Typography variant="body2" color="text.secondary" component="div">
          <RelativeTime value={date} />
        </Typography>
      </div>
      {seen ? null : (
        <Tooltip title={t("news.bell.markOne")}>
          <IconButton
            size="small"
            onClick={onSeen}
            aria-label={`${t("news.bell.markOne")}: ${title}`}
            sx={{ alignSelf: "start" }}
          >
            <Icon name="Check" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
