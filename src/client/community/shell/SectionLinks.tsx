import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { useSections } from "./useSections";

/** The sections in the header; a phone has them at the bottom. */
export function SectionLinks() {
  const { t } = useTexts();
  const { sections, current } = useSections();
  return (
    <Box
      component="nav"
      aria-label={t("community.nav.label")}
      sx={{ display: { xs: "none", sm: "flex" }, gap: 0.5, minWidth: 0 }}
    >
      {sections.map(({ path, label, Badge }) => (
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
          <Badge>{t(label)}</Badge>
        </Button>
      ))}
    </Box>
  );
}
