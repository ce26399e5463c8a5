import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Alert } from "../../../contracts/api/alerts";
import { relativeTime } from "../../screens/common/dates";
import { useTexts } from "../../texts/TextsProvider";
import { Icon } from "../../theme/icons";
import { useCommunity } from "../CommunityContext";

interface AlertItemProps {
  readonly alert: Alert;
  /** Whether it is new to the person, who looks at it now. */
  readonly isNew: boolean;
  /** How many more there are that say the same. */
  readonly others: number;
}

/** What happened, and when; the whole line leads to it. */
export function AlertItem({ alert: { icon, title, message, link, date }, isNew, others }: AlertItemProps) {
  const { t, language } = useTexts();
  const { origin } = useCommunity();
  const heading = { fontSize: "1rem", fontWeight: isNew ? 700 : 500, overflowWrap: "anywhere" } as const;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        position: "relative",
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        columnGap: 2,
        alignItems: "start",
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
        ...(isNew && { backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 7%, transparent)` }),
        ...(link && { "&:hover": { backgroundColor: theme.palette.action.hover } }),
      })}
    >
      <Box
        sx={(theme) => ({
          display: "grid",
          placeItems: "center",
          width: 40,
          height: 40,
          borderRadius: "50%",
          color: "primary.main",
          backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 12%, transparent)`,
        })}
      >
        <Icon name={icon} />
      </Box>
      <div>
        {link ? (
          // A plain link: the screens of some activities are pages of their own.
          <Link
            href={`/c/${origin}${link}`}
            color="inherit"
            underline="hover"
            sx={{ ...heading, "&::after": { content: '""', position: "absolute", inset: 0 } }}
          >
            {title}
          </Link>
        ) : (
          <Typography sx={heading}>{title}</Typography>
        )}
        {message && <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{message}</Typography>}
        {others > 0 && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("notificationMails.more", { smart_count: others })}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 0.25, color: "text.secondary" }}>
          <time dateTime={date}>{relativeTime(new Date(date), new Date(), language)}</time>
        </Typography>
      </div>
      {isNew && (
        <Typography variant="body2" sx={{ px: 1, borderRadius: 4, fontWeight: 600, color: "primary.main" }}>
          {t("community.alerts.new")}
        </Typography>
      )}
    </Box>
  );
}
