import BottomNavigation from "@mui/material/BottomNavigation";
import BottomNavigationAction from "@mui/material/BottomNavigationAction";
import Paper from "@mui/material/Paper";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { useSections } from "./useSections";

/** The sections within the thumb's reach. */
export function BottomBar() {
  const { t } = useTexts();
  const { sections, current } = useSections();
  return (
    <Paper
      component="nav"
      aria-label={t("community.nav.label")}
      sx={{
        display: { xs: "block", sm: "none" },
        position: "fixed",
        inset: "auto 0 0",
        zIndex: "appBar",
        borderTop: 1,
        borderColor: "divider",
        borderRadius: 0,
        pb: "env(safe-area-inset-bottom)",
      }}
    >
      <BottomNavigation showLabels value={current ?? false} sx={{ height: "auto", minHeight: 64 }}>
        {sections.map(({ path, label, Icon, Badge }) => (
          <BottomNavigationAction
            key={path}
            component={RouterLink}
            to={path}
            value={path}
            label={t(label)}
            icon={
              <Badge>
                <Icon />
              </Badge>
            }
            aria-current={current === path ? "page" : undefined}
            sx={{ minWidth: 0, px: 0.5, py: 1 }}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
