import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { SECTIONS, sectionOf } from "./navigation";

/** The sections in the header; a phone has them at the bottom. */
export function SectionLinks() {
  const { t } = useTexts();
  const current = sectionOf(useLocation().pathname);
  return (
    <Box
      component="nav"
      aria-label={t("community.nav.label")}
      sx={{ display: { xs: "none", sm: "flex" }, gap: 0.5, minWidth: 0 }}
    >
      {SECTIONS.map(({ path, label }) => (
        <Button
          key={path}
          component={RouterLink}
          to={path}
          color="inherit"
          aria-current={current === path ? "page" : undefined}
          sx={{
            minHeight: 44,
            minWidth: 0,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: "transparent",
            "&[aria-current=page]": { borderColor: "currentColor" },
          }}
        >
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}
