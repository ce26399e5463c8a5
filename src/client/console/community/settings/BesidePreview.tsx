import { Box, ToggleButton, ToggleButtonGroup, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../../screens/common/useTexts";

interface BesidePreviewProps {
  readonly form: ReactNode;
  readonly preview: ReactNode;
}

type Part = "edit" | "preview";

/** A form and what comes of it: side by side where there is room, else one at a time. Both stay, with all that was typed. */
export function BesidePreview({ form, preview }: BesidePreviewProps) {
  const { t } = useTexts();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const [part, setPart] = useState<Part>("edit");
  const isShown = (one: Part) => isWide || part === one;
  return (
    <>
      {isWide ? null : (
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={part}
          aria-label={t("console.settings.parts.label")}
          onChange={(_, next: Part | null) => next && setPart(next)}
          sx={{
            mb: 2,
            maxWidth: 480,
            "& .MuiToggleButton-root:not(.Mui-selected)": { color: "text.secondary" },
            "& .MuiToggleButton-root": { minHeight: 44 },
          }}
        >
          <ToggleButton value="edit">{t("console.settings.parts.edit")}</ToggleButton>
          <ToggleButton value="preview">{t("console.settings.parts.preview")}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            lg: "minmax(0, 1fr) minmax(0, 1fr)",
            xl: "minmax(0, 640px) minmax(0, 1fr)",
          },
        }}
      >
        <Box hidden={!isShown("edit")} sx={{ minWidth: 0 }}>
          {form}
        </Box>
        <Box hidden={!isShown("preview")} sx={{ minWidth: 0, position: { lg: "sticky" }, top: { lg: 80 } }}>
          {preview}
        </Box>
      </Box>
    </>
  );
}
