import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import { Link, useLocation } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { useAlerts } from "./AlertsProvider";

/** The way to the alerts, and how many are new. */
export function Bell() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const unseen = useAlerts().page?.unseenAlerts ?? 0;
  const label = unseen > 0 ? t("community.alerts.unseen", { smart_count: unseen }) : t("community.alerts.title");
  return (
    <IconButton
      component={Link}
      to="/notifications"
      aria-label={label}
      aria-current={pathname === "/notifications" ? "page" : undefined}
      color="inherit"
      sx={{ width: 44, height: 44 }}
    >
      <Badge badgeContent={unseen} max={99} color="error" aria-hidden>
        <NotificationsOutlined />
      </Badge>
    </IconButton>
  );
}
