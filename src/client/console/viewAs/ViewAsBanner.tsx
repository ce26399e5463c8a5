import { Box, Button } from "@mui/material";
import { useState } from "react";
import { fetchJson } from "../../data/api";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { useConsole } from "../consoleProps";

/** Says that the back office looks at this suite and can write nothing, until when, and leads back to the company. */
export function ViewAsBanner() {
  const { t, language } = useTexts();
  const { session } = useConsole();
  const [isLeaving, setLeaving] = useState(false);
  const { viewingUntil, space } = session;
  if (!viewingUntil || !space) return null;
  const leave = async () => {
    setLeaving(true);
    // One that has expired by now is over as well.
    await fetchJson("/api/logout", { method: "POST" }).catch(() => undefined);
    window.location.assign(`/admin/companies/${space.id}`);
  };
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(viewingUntil));
  return (
    <Box
      role="region"
      aria-label={t("viewAs.banner.title")}
      sx={(theme) => ({
        ...{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, px: { xs: 2, sm: 3, lg: 4 }, py: 0.75 },
        color: "warning.main",
        bgcolor: `color-mix(in srgb, ${theme.palette.warning.main} 12%, ${theme.palette.background.paper})`,
        ...{ borderBottom: 1, borderColor: "warning.main" },
      })}
    >
      <Icon name="Visibility" />
      <Box component="span" role="status" sx={{ fontWeight: 600, flex: "1 1 200px", color: "text.primary" }}>
        {t("viewAs.banner.text", { company: space.name, person: session.name, time })}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="Close" />}
        loading={isLeaving}
        loadingPosition="start"
        onClick={() => void leave()}
      >
        {t("viewAs.banner.leave")}
      </Button>
    </Box>
  );
}
