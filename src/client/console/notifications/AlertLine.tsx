import { Box, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { Alert } from "../../../contracts/api/alerts";
import { RelativeTime } from "../../screens/common/RelativeTime";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";

interface AlertLineProps {
  readonly alert: Alert;
  /** Whether it is new to the person, who looks at it now. */
  readonly isNew: boolean;
  /** How many more there are that say the same. */
  readonly others: number;
  readonly onOpen: () => void;
}

/** What happened, and when; the whole line leads to it. */
export function AlertLine({ alert: { icon, title, message, link, date }, isNew, others, onOpen }: AlertLineProps) {
  const { t } = useTexts();
  const heading = { fontWeight: isNew ? 600 : 500, overflowWrap: "anywhere" } as const;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        position: "relative",
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: 1.5,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
        ...(isNew && { bgcolor: `color-mix(in srgb, ${theme.palette.primary.main} 7%, transparent)` }),
        ...(link && { "&:hover": { bgcolor: theme.palette.action.hover } }),
      })}
    >
      <Box sx={{ pt: 0.25, color: isNew ? "primary.main" : "text.secondary" }}>
        <Icon name={icon} />
      </Box>
      <div>
        {link ? (
          <Link
            component={RouterLink}
            to={link}
            onClick={onOpen}
            color="inherit"
            underline="hover"
            sx={{ ...heading, "&::after": { content: '""', position: "absolute", inset: 0 } }}
          >
            {title}
          </Link>
        ) : (
          <Typography sx={heading}>{title}</Typography>
        )}
        {message ? (
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {message}
          </Typography>
        ) : null}
        {others > 0 ? (
          <Typography variant="body2" color="text.secondary">
            {t("notificationMails.more", { smart_count: others })}
          </Typography>
        ) : null}
        <Typography variant="body2" color="text.secondary" sx={{ position: "relative", width: "fit-content" }}>
          <RelativeTime value={date} />
        </Typography>
      </div>
    </Box>
  );
}
