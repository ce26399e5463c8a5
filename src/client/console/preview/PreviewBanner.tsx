import { Box, Button } from "@mui/material";
import { HiddenPart } from "../../screens/common/HiddenPart";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { keyName } from "../../screens/shortcuts/keyName";
import { Icon } from "../../theme/icons";
import { usePreview } from "./previewContext";

/** Says, for as long as it lasts, that the console is shown as another role sees it. */
export function PreviewBanner() {
  const { t } = useTexts();
  const { as, leave } = usePreview();
  const { preview } = useCatalog();
  if (!as) return null;
  const hidden = preview?.hiddenEntities ?? [];
  return (
    <Box
      role="region"
      aria-label={t("console.preview.title")}
      sx={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        px: { xs: 2, sm: 3, lg: 4 },
        py: 0.75,
        color: "warning.main",
        bgcolor: `color-mix(in srgb, ${theme.palette.warning.main} 12%, ${theme.palette.background.paper})`,
        borderBottom: 1,
        borderColor: "warning.main",
      })}
    >
      <Icon name="Visibility" />
      <Box component="span" role="status" sx={{ fontWeight: 600, flex: "1 1 200px", color: "text.primary" }}>
        {t("console.preview.banner", { role: keyName(t, as) })}
      </Box>
      {hidden.map((part) => (
        <HiddenPart key={part.name} part={part} label={t(`entities.${part.name}.name`, { smart_count: 2, _: part.title })} />
      ))}
      <Button size="small" color="inherit" variant="outlined" startIcon={<Icon name="Close" />} onClick={leave}>
        {t("console.preview.leave")}
      </Button>
    </Box>
  );
}
