import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { groupAlerts } from "../../notifications/groupAlerts";
import { useTexts } from "../../texts/TextsProvider";
import { EmptyState } from "../parts/EmptyState";
import { ErrorState } from "../parts/ErrorState";
import { Page } from "../shell/Page";
import { AlertItem } from "./AlertItem";
import { useAlertList } from "./useAlertList";

function NoAlerts() {
  const { t } = useTexts();
  const action = (
    <Button component={Link} to="/activities" variant="contained" size="large" sx={{ minHeight: 48 }}>
      {t("community.history.toActivities")}
    </Button>
  );
  return (
    <EmptyState
      icon={<NotificationsOutlined />}
      title={t("community.alerts.empty.title")}
      body={t("community.alerts.empty.body")}
      action={action}
    />
  );
}

function AlertList({ items, total = 0, fresh, more, state }: ReturnType<typeof useAlertList>) {
  const { t } = useTexts();
  return (
    <>
      <Card sx={{ border: 1, borderColor: "divider" }}>
        {/* The role: Safari takes the list for none without its marks. */}
        <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {groupAlerts(items, fresh).map(({ alert, ...group }) => (
            <AlertItem key={alert.id} alert={alert} {...group} />
          ))}
        </Box>
      </Card>
      {state === "failed" && (
        <Alert severity="error" role="alert">
          {t("community.error.body")}
        </Alert>
      )}
      {items.length < total && (
        <Button
          variant="outlined"
          aria-disabled={state === "busy"}
          onClick={() => state !== "busy" && more()}
          sx={{ minHeight: 44, justifySelf: "center" }}
        >
          {t(state === "busy" ? "common.loading" : "community.history.more")}
        </Button>
      )}
    </>
  );
}

/** `notifications`: what a member was told, the newest first (spec section 2). */
export function NotificationsScreen() {
  const { t } = useTexts();
  const list = useAlertList();
  const { total, error, refresh } = list;
  return (
    <Page title={t("community.alerts.title")}>
      <Box sx={{ maxWidth: 720, mx: "auto", display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
          <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
            {t("community.alerts.title")}
          </Typography>
          <Button component={Link} to="/profile/notifications" startIcon={<SettingsOutlined />} sx={{ minHeight: 44 }}>
            {t("community.alerts.preferences")}
          </Button>
        </Box>
        {total === undefined && !error && (
          <Box role="status" aria-label={t("common.loading")}>
            <Skeleton variant="rounded" height={320} />
          </Box>
        )}
        {total === undefined && Boolean(error) && <ErrorState error={error} onRetry={refresh} />}
        {total === 0 && <NoAlerts />}
        {total !== undefined && total > 0 && <AlertList {...list} />}
      </Box>
    </Page>
  );
}
