import { Badge, Box, Button, IconButton, Skeleton, Tooltip, Typography } from "@mui/material";
import { useState } from "react";
import { groupAlerts } from "../../notifications/groupAlerts";
import { ErrorState } from "../../screens/common/states";
import { TrayPopover } from "../../screens/common/TrayPopover";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { AlertLine } from "./AlertLine";
import { useAlerts } from "./useAlerts";

/** What happened in the community meanwhile, from every page. */
export function AlertsTray() {
  const { t } = useTexts();
  const { page, error, refetch, noteSeen, first } = useAlerts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(first);
  const unseen = page?.unseenAlerts ?? 0;
  const label = unseen > 0 ? t("console.alerts.unseen", { smart_count: unseen }) : t("console.alerts.title");
  const open = (target: HTMLElement) => {
    setAnchor(target);
    setShown(first);
    setFresh(new Set(page?.alerts.filter(({ seen }) => !seen).map(({ id }) => id)));
    if (unseen > 0) noteSeen();
  };
  const alerts = page?.alerts ?? [];
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={(event) => open(event.currentTarget)}
        >
          <Badge badgeContent={unseen} max={99} color="error" aria-hidden>
            <Icon name="Notifications" />
          </Badge>
        </IconButton>
      </Tooltip>
      <TrayPopover title={t("console.alerts.title")} anchor={anchor} onClose={() => setAnchor(undefined)} width={400}>
        {!page && !error ? <Skeleton variant="rounded" height={120} sx={{ m: 2 }} aria-label={t("common.loading")} /> : null}
        {!page && error ? <ErrorState error={error} onRetry={refetch} /> : null}
        {page && alerts.length === 0 ? (
          <Typography color="text.secondary" sx={{ px: 2, pb: 2.5 }}>
            {t("console.alerts.empty")}
          </Typography>
        ) : null}
        <Box component="ul" role="list" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {groupAlerts(alerts.slice(0, shown), fresh).map(({ alert, ...group }) => (
            <AlertLine key={alert.id} alert={alert} {...group} onOpen={() => setAnchor(undefined)} />
          ))}
        </Box>
        {shown < alerts.length ? (
          <Button
            fullWidth
            onClick={() => setShown(alerts.length)}
            sx={{ borderTop: 1, borderColor: "divider", borderRadius: 0 }}
          >
            {t("console.alerts.more")}
          </Button>
        ) : null}
      </TrayPopover>
    </>
  );
}
