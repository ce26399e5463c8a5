import { Box } from "@mui/material";
import { useTexts } from "../../screens/common/useTexts";

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Enter: "⏎",
  Escape: "Esc",
};

/** Keys as they stand on a keyboard, one after the other. */
export function Keys({ keys }: { readonly keys: string }) {
  const { t } = useTexts();
  const nameOf = (key: string) => (key === "Shift" ? t("console.shortcuts.shift") : (SIGNS[key] ?? key.toUpperCase()));
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.5 }}>
      {keys.split(" ").map((key, place, all) => (
        <Box
          component="kbd"
          key={all.slice(0, place + 1).join(" ")}
          sx={{
            fontFamily: "inherit",
            fontSize: 12,
            minWidth: 24,
            textAlign: "center",
            px: 0.75,
            py: 0.25,
            borderRadius: "5px",
            border: 1,
            borderColor: "divider",
            bgcolor: "background.default",
          }}
        >
          {nameOf(key)}
        </Box>
      ))}
    </Box>
  );
}
