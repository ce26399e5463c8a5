import { Box } from "@mui/material";
import { HiddenPart } from "../../common/HiddenPart";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";

/** In a preview: says that the role doesn't get every row, and why. */
export function HiddenRows() {
  const rows = useEntity().hidden?.rows;
  const { t } = useTexts();
  if (!rows) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, p: 1.5, borderTop: 1, borderColor: "divider" }}>
      <HiddenPart part={rows} label={t("console.preview.rows")} />
    </Box>
  );
}
