import { Box, ButtonBase } from "@mui/material";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { usePalette } from "./paletteContext";

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Looks like a search box and opens the palette. */
export function SearchButton() {
  const { t } = useTexts();
  const open = usePalette();
  return (
    <ButtonBase
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      sx={{
        height: 36,
        flex: { xs: "1 1 auto", sm: "0 1 320px" },
        minWidth: 0,
        px: 1.25,
        gap: 1,
        justifyContent: "start",
        borderRadius: 1,
        border: 1,
        borderColor: "divider",
        bgcolor: "background.default",
        color: "text.secondary",
        typography: "body1",
      }}
    >
      <Icon name="Search" />
      <Box
        component="span"
        sx={{ flex: 1, textAlign: "left", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
      >
        {t("console.palette.open")}
      </Box>
      <Box
        component="kbd"
        sx={{
          display: { xs: "none", sm: "block" },
          fontFamily: "inherit",
          fontSize: 12,
          px: 0.75,
          borderRadius: "5px",
          border: 1,
          borderColor: "divider",
        }}
      >
        {isApple ? "⌘K" : "Ctrl K"}
      </Box>
    </ButtonBase>
  );
}
